import { dayOf } from '../../contract/parameters.ts';
import type { AskedPage } from './page-head.ts';

/** The parts of a path, decoded; undefined where the path is no text. A slash at the end has no meaning for the web's router. */
export const partsOf = (path: string): readonly string[] | undefined => {
  try {
    return path.replace(/^\//, '').replace(/\/$/, '').split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
};

/** Reads the search of an address as the web's router does. */
export const searchOf = (search: string): AskedPage['search'] => {
  const values = new URLSearchParams(search);
  return (name) => {
    const [value, ...more] = values.getAll(name);
    if (value === undefined || more.length > 0) return undefined;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      return value;
    }
  };
};

const wholeNumber = (value: unknown, highest: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= highest ? value : undefined;

/** The number of a season that a search names. */
export const aSeason = (value: unknown): number | undefined => wholeNumber(value, 9999);

/** The number of a week that a search names. */
export const aWeek = (value: unknown): number | undefined => wholeNumber(value, 999);

/** The day that a search names, from 2000 on. */
export const aDay = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[2-9]/.test(value) && dayOf(value) !== undefined ? value : undefined;

/** The path with these search parameters, those that are set. */
export const addressOf = (path: string, search: Readonly<Record<string, string | number | undefined>>): string => {
  const set = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set).toString()}`;
};

/** The address of the page of a player. */
export const profileAddress = (gamertag: string): string => `/profile/${encodeURIComponent(gamertag.toWellFormed())}`;
