/** How the people of a league are reached, on its pages about itself. */
export const contactMessages = {
  title: 'İletişim',
  email: 'E-posta',
  site: 'Web sitesi',
  links: 'Ligin topluluk kanalları:',
} as const;
