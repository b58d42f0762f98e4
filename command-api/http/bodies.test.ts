import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';

const settings = { method: 'PUT', path: '/api/settings' };
const json = { 'content-type': 'application/json' };

/** The answer to these bytes, and that nothing was recorded for them. */
const refusal = async (
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = json,
  path = settings.path,
) => {
  const api = await startApi();
  const since = api.since();
  const { status, body: answer } = await api.send({ ...settings, path, body, headers });
  expect(since()).toEqual([]);
  return { status, code: answer.code, errors: answer.errors };
};

describe('a body that is not JSON', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-9',
    'application/jsonx',
    'text/json',
  ])('but %s is refused by name', async (type) => {
    expect(await refusal('{"title":"Lig"}', { 'content-type': type })).toMatchObject({ status: 415, code: 'NOT_JSON' });
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON;charset="UTF-8"'])(
    '%s is taken',
    async (type) => {
      const api = await startApi();
      expect(await api.send({ ...settings, body: '{"title":"Lig"}', headers: { 'content-type': type } })).toMatchObject(
        { status: 200 },
      );
    },
  );

  it('without a content type is refused', async () => {
    const api = await startApi();
    const body = new TextEncoder().encode('{"title":"Lig"}');
    expect(await api.send({ ...settings, body, headers: { 'content-type': '' } })).toMatchObject({ status: 415 });
  });

  it('packed with gzip is refused, unpacked by nobody', async () => {
    expect(await refusal('x', { ...json, 'content-encoding': 'gzip' })).toMatchObject({
      status: 415,
      code: 'NOT_JSON',
    });
  });

  it.each(['{', '{"title":}', '{"title":"Lig"} x', "{'title':'Lig'}", '5', '"x"', 'null', '{"title":"a\u0000"}'])(
    'such as %j is refused',
    async (body) => {
      expect(await refusal(body)).toMatchObject({ status: 400, code: 'BAD_JSON' });
    },
  );

  it.each([
    ['broken UTF-8', [0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]],
    ['Turkish letters of ISO 8859-9', [...Buffer.from('{"title":"Iş'), 0xfe, 0x22, 0x7d]],
    ['an overlong encoding', [0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x7d]],
    ['half a character at the end', [...Buffer.from('{"title":"'), 0xc5]],
    ['a surrogate in bytes', [0x22, 0xed, 0xa0, 0x80, 0x22]],
  ])('with %s is refused as that', async (_, bytes) => {
    expect(await refusal(Uint8Array.from(bytes))).toMatchObject({ status: 400, code: 'BAD_ENCODING' });
  });

  it('with a list or a scalar where an object belongs is refused', async () => {
    expect(await refusal('[]')).toMatchObject({ status: 422, code: 'INVALID_FIELDS' });
  });

  it('nested thirty thousand deep is refused', async () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    expect(await refusal(`{"title":${deep}}`)).toMatchObject({ status: 400, code: 'BAD_JSON' });
  });
});

describe('a body that can be read in two ways', () => {
  it.each([
    ['title', '{"title":"Lig","title":"Kupa"}'],
    ['title', '{ "title" : "Lig" , "reason" : "x" , "title" : "Lig" }'],
    ['title', '{"title":"Lig","\\u0074itle":"Kupa"}'],
    ['title', '{"t\\u0069tle":"Lig","title":"Kupa"}'],
    ['a"b\\', '{"a\\"b\\\\":1,"a\\u0022b\\u005c":2}'],
    ['İşık', '{"İşık":1,"\\u0130\\u015fık":2}'],
    ['🔑', '{"🔑":1,"\\ud83d\\udd11":2}'],
    ['', '{"":1,"":2}'],
    ['__proto__', '{"__proto__":{"x":1},"__proto__":{"x":2}}'],
    ['kick', '{"socialMedia":{"kick":"a","kick":"b"}}'],
    ['x', '{"title":[1,[{"y":{}},{"x":[{"x":"{"}],"z":"}","x":2}]]}'],
    ['a', '{"title":"Lig","a":[{"a":1},{"a":{"a":1}}],"a":0}'],
    ['0', '{"0":1,"1":2,"0":3}'],
  ])('by a key that stands twice (%j) is refused by that key: %s', async (key, body) => {
    const api = await startApi();
    const since = api.since();
    const answer = await api.send({ ...settings, body, headers: json });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'DUPLICATE_KEY',
        message: `“${key}” alanı aynı yerde iki kez verilmiş; hangisinin geçerli olduğu belirsiz.`,
      },
    });
    expect(since()).toEqual([]);
  });

  it.each([
    ['the same key in two objects', '{"title":"Lig","socialMedia":{"title":{"title":[{"title":1},{"title":1}]}}}'],
    ['a key as a value', '{"title":"title","reason":["title","title"]}'],
    ['what looks like keys within a text', '{"x":"\\",\\"title\\":1,\\"title\\":{","reason":"{\\"a\\":1,\\"a\\":2}"}'],
    ['keys that differ in case or form', '{"title":1,"Title":2,"e\\u0301":1,"\\u00e9":1}'],
  ])('is none by %s', async (_, body) => {
    expect((await refusal(body)).code).not.toBe('DUPLICATE_KEY');
  });

  it('tells no more than the beginning of a long key', async () => {
    const key = 'x'.repeat(10_000);
    const api = await startApi();
    const { body } = await api.send({ ...settings, body: `{"${key}":1,"${key}":2}`, headers: json });
    expect(body.code).toBe('DUPLICATE_KEY');
    expect(body.message?.length).toBeLessThan(200);
  });

  it('by a byte-order mark is refused by that name', async () => {
    for (const rest of ['{"title":"Lig"}', '']) {
      expect(await refusal(`\ufeff${rest}`)).toMatchObject({ status: 400, code: 'BYTE_ORDER_MARK' });
    }
    expect(await refusal('{"title":"Lig"\ufeff}')).toMatchObject({ status: 400, code: 'BAD_JSON' });
  });
});

describe('a body that is too large', () => {
  const huge = (bytes: number): string => `{"csv":"${'x'.repeat(bytes)}"}`;

  it('is refused above 4 MiB by the byte where a season is imported', async () => {
    const path = '/api/matches/import';
    const api = await startApi();
    const send = (body: string) => api.send({ method: 'POST', path, body, headers: json });
    const frame = huge(0).length;
    expect(await send(huge(4 * 1024 * 1024 - frame + 1))).toMatchObject({
      status: 413,
      body: { code: 'BODY_TOO_LARGE' },
    });
    expect(await send(huge(4 * 1024 * 1024 - frame))).toMatchObject({ status: 422, body: { code: 'INVALID_IMPORT' } });
  });

  it('is refused above 64 KiB elsewhere, and the answer says the limit', async () => {
    const { status } = await refusal(huge(65 * 1024));
    expect(status).toBe(413);
    const api = await startApi();
    expect((await api.send({ ...settings, body: huge(65 * 1024), headers: json })).body.message).toContain('64 KiB');
  });

  it('is refused when its length is not said beforehand', async () => {
    const api = await startApi();
    expect(await chunked(api, huge(70 * 1024))).toBe(413);
  });
});

describe('keys of a body', () => {
  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'isAdmin', 'roles', '$set', 'title ', 'Title'])(
    'that nobody asked for (%s) are refused by name',
    async (key) => {
      expect(await refusal(`{"title":"Lig","${key}":{"title":"x"}}`)).toEqual({
        status: 422,
        code: 'INVALID_FIELDS',
        errors: [{ path: key, message: 'Bu alan kabul edilmiyor.' }],
      });
    },
  );

  it('inside a group are refused with their path', async () => {
    expect(await refusal('{"socialMedia":{"__proto__":"x","kick":"https://kick.com/lig"}}')).toMatchObject({
      errors: [{ path: 'socialMedia.__proto__', message: 'Bu alan kabul edilmiyor.' }],
    });
  });

  it('change no object but their own', async () => {
    await refusal('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

/** Sends the body without a length. */
const chunked = (api: TestApi, body: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { ...json, authorization: `Bearer ${api.adminToken}`, 'transfer-encoding': 'chunked' };
    const sent = request(
      { host: '127.0.0.1', port: api.port, method: 'PUT', path: '/api/settings', headers },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
