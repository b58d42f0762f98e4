import { describe, expect, it } from 'vitest';
import { nearTo, parseHex } from './colour-picker-figures.ts';

describe('a colour code', () => {
  it.each(['#dc3545', 'dc3545', '#DC3545', ' #dc3545 '])('%j is #dc3545', (text) => {
    expect(parseHex(text)).toBe('#dc3545');
  });

  it.each(['', '#', 'red', '#fff', '#dc35455', '#dc354g', 'rgb(1,2,3)'])('%j is none', (text) => {
    expect(parseHex(text)).toBeNull();
  });
});

describe('a colour that means something else already', () => {
  it.each([
    ['#b42334', 'danger'],
    ['#c92a2a', 'danger'],
    ['#c4154a', 'live'],
    ['#d6336c', 'live'],
    ['#ffd700', null],
    ['#2b8a3e', null],
    ['#1864ab', null],
    ['#000000', null],
    ['#ffffff', null],
  ])('%s is near %s', (color, near) => {
    expect(nearTo(color)).toBe(near);
  });
});
