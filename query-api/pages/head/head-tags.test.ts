import { describe, expect, it } from 'vitest';
import { teamsModel } from '../../contract/teams.ts';
import { headsOf } from '../../testing/head-of-page.ts';
import { inMemoryReadModels } from '../../testing/in-memory-read-models.ts';
import { caykur, fillLeague, galata, idOf, team } from '../../testing/league.ts';
import { headTags } from './head-tags.ts';

const tagsOf = async (address: string, name = 'Galata') => {
  const models = inMemoryReadModels();
  fillLeague(models);
  models.put(teamsModel, galata, team(galata, name), 11n);
  return headTags(await headsOf(models)(address)).split('\n');
};

const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' } as const;
const unescaped = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity as keyof typeof ENTITIES]);

/** The content of the tag with this name, as a browser reads it. */
const contentOf = (tags: readonly string[], name: string): string | undefined => {
  const start = `="${name}" content="`;
  const line = tags.find((tag) => tag.includes(start));
  return line && unescaped(line.slice(line.indexOf(start) + start.length, line.lastIndexOf('"')));
};

it('say of a match what a preview shows', async () => {
  expect(await tagsOf(`/match/${idOf('b', 1)}`)).toEqual([
    '<title>Galata – Çaykur · Pro Süper Lig</title>',
    '<meta name="description" content="Galata 2–1 Çaykur. 1. hafta, 4 Eylül 2026 Cuma 21:00." />',
    `<link rel="canonical" href="https://lig.example/match/${idOf('b', 1)}" />`,
    '<link rel="icon" type="image/png" sizes="192x192" href="/icons/192.png" />',
    '<link rel="apple-touch-icon" href="/icons/180.png" />',
    '<link rel="manifest" href="/manifest.webmanifest" />',
    '<meta property="og:type" content="article" />',
    '<meta property="og:title" content="Galata – Çaykur · Pro Süper Lig" />',
    '<meta property="og:description" content="Galata 2–1 Çaykur. 1. hafta, 4 Eylül 2026 Cuma 21:00." />',
    '<meta property="og:site_name" content="Pro Süper Lig" />',
    '<meta property="og:locale" content="tr_TR" />',
    `<meta property="og:url" content="https://lig.example/match/${idOf('b', 1)}" />`,
    `<meta property="og:image" content="https://lig.example/share/match/${idOf('b', 1)}.png" />`,
    '<meta property="og:image:alt" content="Galata 2–1 Çaykur" />',
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta property="og:image:type" content="image/png" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  ]);
});

it('ask search engines to leave out what is not for them, and name no address for it', async () => {
  for (const address of ['/login', '/boyle-bir-sayfa-yok']) {
    const tags = await tagsOf(address);
    expect(tags).toContain('<meta name="robots" content="noindex" />');
    expect(tags.join('\n')).not.toMatch(/canonical|og:image/);
  }
});

const HOSTILE = [
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `' onload='alert(1)`,
  '&lt;b&gt; &amp; &quot;',
  'Işık\u2028Spor\u2029',
  '\u202Eropslaku\u202C',
  '<!-- ]]> -->',
  'Ç'.repeat(300),
];

describe('a name with markup stays text', () => {
  it.each(HOSTILE)('%s', async (name) => {
    for (const address of [`/team/${galata}`, `/match/${idOf('b', 1)}`, '/standings', '/teams']) {
      const tags = await tagsOf(address, name);
      const markup = /^<(?:title>[^<>]*<\/title|meta (?:name|property)="[\w:-]+" content="[^"<>]*" \/|link [^<>]+\/)>$/;
      for (const tag of tags) expect(tag).toMatch(markup);
    }
    const tags = await tagsOf(`/team/${galata}`, name);
    const title = `${name} · Pro Süper Lig`;
    expect(unescaped(tags[0] ?? '')).toBe(`<title>${title}</title>`);
    expect(contentOf(tags, 'og:title')).toBe(title);
    expect(contentOf(tags, 'og:image:alt')).toBe(name);
    const start = name.replaceAll(/\s+/g, ' ').slice(0, 290);
    expect(contentOf(tags, 'description')?.startsWith(start)).toBe(true);
    expect(contentOf(await tagsOf(`/team/${caykur}`, name), 'og:title')).toBe('Çaykur · Pro Süper Lig');
  });
});
