const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [LIST, END_OF_LIST, OBJECT, END_OF_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * The first key that stands twice in one object of this JSON, at any depth and in any spelling: `"a"` and `"\u0061"` are one.
 * `JSON.parse` keeps the last and says nothing. One pass without recursion, so that no body is too deep for it; what is no JSON
 * is left to the parser.
 */
export const duplicateKey = (json: string): string | undefined => {
  /** The keys of each object that is open, undefined for a list. */
  const open: (Set<string> | undefined)[] = [];
  let keys: Set<string> | undefined;
  let keyFollows = false;
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charCodeAt(at)) {
      case QUOTE: {
        const end = endOfText(json, at + 1);
        if (keyFollows && keys !== undefined) {
          const key = textOf(json.slice(at + 1, end));
          if (keys.has(key)) return key;
          keys.add(key);
        }
        keyFollows = false;
        at = end;
        break;
      }
      case OBJECT:
        keys = new Set();
        open.push(keys);
        keyFollows = true;
        break;
      case LIST:
        keys = undefined;
        open.push(keys);
        break;
      case END_OF_OBJECT:
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

/** The end of the string that begins here: its closing quote, or the end of the JSON. */
const endOfText = (json: string, from: number): number => {
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
