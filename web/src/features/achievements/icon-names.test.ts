import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { achievementIcons } from '../../messages/tr/achievement-icons.ts';
import { drawable, ICON_NAMES } from './icon-names.ts';

describe('the pictures of achievements', () => {
  it('are drawn and named, each of them and no others', () => {
    const sheet = readFileSync(new URL('icons.svg', import.meta.url), 'utf8');
    const drawn = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
    expect(drawn).toEqual(ICON_NAMES);
    expect(Object.keys(achievementIcons)).toEqual(ICON_NAMES);
  });

  it.each(['gizli', 'constructor', '', '<script>'])(
    'show the trophy for a name that is none of theirs: “%s”',
    (name) => {
      expect(drawable(name)).toBe('trophy');
      expect(drawable('crown')).toBe('crown');
    },
  );
});
