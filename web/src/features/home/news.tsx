import { homeMessages } from '../../messages/tr/home.ts';

/** Fixed news, which wait for no answer of the server. */
export const News = () => (
  <section className="flex flex-col gap-3">
    <h2 className="text-h2 font-bold">{homeMessages.newsTitle}</h2>
    <ul className="grid gap-x-8 gap-y-4 md:grid-cols-3">
      {homeMessages.news.map(({ title, text }) => (
        <li key={title} className="border-t border-line pt-3">
          <h3 className="text-h3 font-bold">{title}</h3>
          <p className="max-w-text pt-1 text-meta text-text-2">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
