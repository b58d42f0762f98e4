/**
 * The file as an address, '' for one that cannot be read. Not an object address, which the Content-Security-Policy of the page
 * refuses.
 */
export const dataAddressOf = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsDataURL(file);
  });
