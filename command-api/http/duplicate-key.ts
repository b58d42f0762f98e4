const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [LIST, END_OF_LIST, OBJECT, END_OF_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * The first key that stands twice in one object of this JSON, at any depth and in any spelling: `"a"` and `"\u0061"` are one.
 * `JSON.parse` keeps the last and says nothing. One pass without recursion, so that no body is too deep for it; what is no JSON
 * is left to the parser. Objects of a list mostly have the same keys in the same order: those are only compared with the object before.
 */
export const duplicateKey = (json: string): string | undefined => {
  /** The keys of each object that is open, undefined for a list. */
  const open: (Keys | undefined)[] = [];
  let keys: Keys | undefined;
  let keyFollows = false;
  /** The keys of the object that ended last. */
  let before: readonly string[] = [];
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charCodeAt(at)) {
      case QUOTE: {
        if (keyFollows && keys !== undefined) {
          const end = endOfKey(json, at + 1, keys);
          if (end === undefined) return textOf(json.slice(at + 1, endOfText(json, at + 1)));
          at = end;
        } else {
          at = endOfText(json, at + 1);
        }
        keyFollows = false;
        break;
      }
      case OBJECT:
        keys = { like: before, names: 0, own: undefined };
        open.push(keys);
        keyFollows = true;
        break;
      case LIST:
        keys = undefined;
        open.push(keys);
        break;
      case END_OF_OBJECT:
        if (keys?.own !== undefined) before = comparable(keys.own);
        open.pop();
        keys = open.at(-1);
        break;
      case END_OF_LIST:
        open.pop();
        keys = open.at(-1);
        break;
      case COMMA:
        keyFollows = keys !== undefined;
        break;
    }
  }
  return undefined;
};

/** The keys of an object: as many as `names` of the object before, or, from the first that differs on, its own. */
type Keys = { readonly like: readonly string[]; names: number; own: Set<string> | undefined };

/** Keys that stand in JSON as they are: one with a quote or a backslash would be found where it does not stand. */
const comparable = (keys: ReadonlySet<string>): readonly string[] => {
  const names = [...keys];
  return names.some((name) => name.includes('"') || name.includes('\\')) ? [] : names;
};

/** The end of the key that begins here, once it is noted; undefined where it is there already. */
const endOfKey = (json: string, from: number, keys: Keys): number | undefined => {
  if (keys.own === undefined) {
    const expected = keys.like[keys.names];
    if (
      expected !== undefined &&
      json.startsWith(expected, from) &&
      json.charCodeAt(from + expected.length) === QUOTE
    ) {
      keys.names += 1;
      return from + expected.length;
    }
    keys.own = new Set(keys.like.slice(0, keys.names));
  }
  const end = endOfText(json, from);
  const key = textOf(json.slice(from, end));
  if (keys.own.has(key)) return undefined;
  keys.own.add(key);
  return end;
};

/** The end of the string that begins here: its closing quote, or the end of the JSON. */
const endOfText = (json: string, from: number): number => {
  const quote = json.indexOf('"', from);
  // A quote is escaped only by the backslash before it.
  if (quote !== -1 && json.charCodeAt(quote - 1) !== BACKSLASH) return quote;
  let at = from;
  for (let code = json.charCodeAt(at); code !== QUOTE && at < json.length; code = json.charCodeAt(at)) {
    at += code === BACKSLASH ? 2 : 1;
  }
  return at;
};

/** The value of the string; unchanged where its escapes are invalid, which the parser will refuse. */
const textOf = (text: string): string => {
  if (!text.includes('\\')) return text;
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return text;
  }
};
