import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { PICTURE_LIMIT_BYTES } from '../contract/picture.ts';
import { PictureTooHard, PictureUnreadable } from '../ports/picture-maker.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { fileOf, frameOf, jpegHeader, pngHeader } from '../testing/pictures.ts';
import { PLACES } from './picture-queue.ts';

const UPLOADS = [
  ['/api/upload/logo', 'logo'],
  ['/api/upload/team-logo', 'logo'],
  ['/api/upload', 'image'],
] as const;

const made = Uint8Array.from([82, 73, 70, 70, 1]);
const hash = createHash('sha256').update(made).digest('hex');
const making = { makePicture: async () => made };

const path = '/api/upload/logo';
const logo = fileOf(pngHeader(64, 64));

/** A body of a form written by hand. */
const form = (text: string, boundary = 'bound') => ({
  body: text.replaceAll('\n', '\r\n'),
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
});

describe.each(UPLOADS)('an upload to %s', (path, field) => {
  it('stores what is made of the picture under its hash, answers the address as %s, and records nothing', async () => {
    const given: Uint8Array[] = [];
    const makePicture = async (bytes: Uint8Array) => {
      given.push(bytes);
      return made;
    };
    const api = await startApi({ makePicture });
    const since = api.since();
    const answer = await api.send({ path, body: { logo } });
    expect(answer).toMatchObject({ status: 200, body: { [field]: `/images/${hash}.webp` } });
    expect(answer.headers.get('x-position')).toBeNull();
    expect(given.map((bytes) => [...bytes])).toEqual([[...pngHeader(64, 64)]]);
    expect(api.images.all()).toEqual([hash]);
    expect(await api.images.get(hash)).toEqual(made);
    expect(since()).toEqual([]);
  });

  it('is the same when it is sent again, with the same key or without', async () => {
    const api = await startApi(making);
    const sends = [{ key: 'a' }, { key: 'a' }, {}].map((keyed) => api.send({ path, body: { logo }, ...keyed }));
    for (const { body } of await Promise.all(sends)) expect(body[field]).toBe(`/images/${hash}.webp`);
    expect(api.images.all()).toEqual([hash]);
  });

  it('takes a JPEG, whatever it calls itself', async () => {
    const api = await startApi(making);
    const file = fileOf(jpegHeader(frameOf(64, 64)), 'logo.svg', 'image/svg+xml');
    expect(await api.send({ path, body: { logo: file } })).toMatchObject({ status: 200 });
  });

  it('names an address that a team and the settings take', async () => {
    const api = await startApi(making);
    const { body } = await api.send({ path, body: { logo } });
    const team = await api.send({ path: '/api/teams', body: { name: 'Moda', logo: body[field] } });
    expect(team).toMatchObject({ status: 201, body: { logo: body[field] } });
    const settings = await api.send({ method: 'PUT', path: '/api/settings', body: { logo: body[field] } });
    expect(settings).toMatchObject({ status: 200, body: { logo: body[field] } });
  });
});

const rejecting = (error: Error) => async () => {
  throw error;
};

const refusedWith = async (api: TestApi, sent: Omit<Parameters<TestApi['send']>[0], 'path'>) => {
  const since = api.since();
  const { status, body, headers } = await api.send({ path, ...sent });
  expect(api.images.all()).toEqual([]);
  expect(since()).toEqual([]);
  const { code, message, errors } = body;
  return { status, code, message, errors, retryAfter: headers.get('retry-after') };
};

describe('an upload', () => {
  it.each([
    ['an empty form', form('--bound--\n')],
    ['a form without a file', { body: new FormData() }],
    ['an empty file, as a browser sends it where none was chosen', { body: { logo: new File([], '') } }],
    ['a text in the place of the file', form('--bound\nContent-Disposition: form-data; name="logo"\n\nx\n--bound--\n')],
    ['no body', {}],
  ])('of %s asks for a picture at its field', async (_, sent) => {
    expect(await refusedWith(await startApi(), sent)).toMatchObject({
      status: 422,
      code: 'INVALID_FIELDS',
      message: 'Lütfen bir logo seçin!',
      errors: [{ path: 'logo', message: 'Lütfen bir logo seçin!' }],
    });
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['GIF', Buffer.from('GIF89a')],
    ['WebP', Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ')],
    ['one byte', Buffer.from('x')],
  ])('of %s is refused by what it is, and not by its name', async (_, bytes) => {
    const body = { logo: fileOf(new Uint8Array(bytes)) };
    expect(await refusedWith(await startApi(), { body })).toMatchObject({
      status: 415,
      code: 'NOT_A_PICTURE',
      message: 'Yalnızca PNG, JPG ve JPEG dosyaları yüklenebilir.',
    });
  });

  it.each([
    [pngHeader(4097, 1), '4097×1'],
    [pngHeader(1, 2 ** 31), '1×2147483648'],
    [jpegHeader(frameOf(65_535, 65_535)), '65535×65535'],
  ])('with more pixels than there may be is refused before anything is decoded', async (bytes, size) => {
    const makePicture = () => expect.unreachable('was decoded');
    expect(await refusedWith(await startApi({ makePicture }), { body: { logo: fileOf(bytes) } })).toMatchObject({
      status: 422,
      code: 'TOO_MANY_PIXELS',
      message: `Logo en fazla 4096×4096 piksel olabilir; bu dosya ${size} piksel.`,
    });
  });

  it('of 2 MiB is taken, of a byte more refused', async () => {
    const sized = (bytes: number) => {
      const content = new Uint8Array(bytes);
      content.set(pngHeader(64, 64));
      return { body: { logo: fileOf(content) } };
    };
    expect(await refusedWith(await startApi(), sized(PICTURE_LIMIT_BYTES + 1))).toMatchObject({
      status: 413,
      code: 'PICTURE_TOO_LARGE',
      message: 'Logo dosyası çok büyük (en fazla 2 MB).',
    });
    expect(await refusedWith(await startApi(), sized(3 * 1024 * 1024))).toMatchObject({
      status: 413,
      code: 'BODY_TOO_LARGE',
    });
    const api = await startApi(making);
    expect(await api.send({ path, ...sized(PICTURE_LIMIT_BYTES) })).toMatchObject({ status: 200 });
  });

  it.each([
    [new PictureUnreadable('x'), 'PICTURE_UNREADABLE', 'Bu logo okunamadı; dosya bozuk ya da eksik.'],
    [new PictureTooHard('x'), 'PICTURE_TOO_HARD', 'Bu logo işlenemedi. Lütfen daha küçük bir dosya deneyin.'],
  ])('that cannot be made (%s) is refused', async (error, code, message) => {
    const api = await startApi({ makePicture: rejecting(error) });
    expect(await refusedWith(api, { body: { logo } })).toMatchObject({ status: 422, code, message });
    expect(api.errors).toEqual([]);
  });

  it('that meets a fault of ours is told to the log', async () => {
    const api = await startApi({ makePicture: rejecting(new Error('no such package')) });
    expect(await refusedWith(api, { body: { logo } })).toMatchObject({ status: 500 });
    expect(api.errors).toHaveLength(1);
  });

  it('that finds the queue full is told when to come again', async () => {
    const gate = Promise.withResolvers<Uint8Array>();
    const api = await startApi({ makePicture: () => gate.promise });
    const all = Array.from({ length: PLACES + 2 }, () => api.send({ path, body: { logo } }));
    const first = await Promise.race(all);
    expect(first).toMatchObject({ status: 429, body: { code: 'PICTURES_BUSY' } });
    expect(first.headers.get('retry-after')).toBe('2');
    gate.resolve(made);
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(PLACES + 1);
  });
});

describe('the form of an upload', () => {
  const part = '--bound\nContent-Disposition: form-data; name="logo"; filename="a.png"\n\nabc\n';

  it.each([
    ['JSON', { body: { logo: 'x' } }, 415, 'NOT_A_FORM'],
    [
      'another form',
      { body: 'logo=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'NOT_A_FORM',
    ],
    [
      'a form without its boundary',
      { body: 'x', headers: { 'content-type': 'multipart/form-data' } },
      415,
      'NOT_A_FORM',
    ],
    ['a form that is cut off', form(part), 400, 'BAD_REQUEST'],
    ['no form behind the name of one', form('abc'), 400, 'BAD_REQUEST'],
    ['a form with another boundary', form(`${part}--bound--\n`, 'y'), 400, 'BAD_REQUEST'],
    ['two files', form(`${part}${part}--bound--\n`), 400, 'DUPLICATE_KEY'],
    [
      'a field that nobody asked for',
      form('--bound\nContent-Disposition: form-data; name="__proto__"\n\nx\n--bound--\n'),
      422,
      'INVALID_FIELDS',
    ],
  ])('is refused where it is %s', async (_, sent, status, code) => {
    expect(await refusedWith(await startApi(), sent)).toMatchObject({ status, code });
  });

  it('is refused compressed', async () => {
    const sent = form(`${part}--bound--\n`);
    const headers = { ...sent.headers, 'content-encoding': 'gzip' };
    expect(await refusedWith(await startApi(), { ...sent, headers })).toMatchObject({
      status: 415,
      code: 'NOT_A_FORM',
    });
  });

  it('takes a reason beside the file', async () => {
    const api = await startApi(making);
    expect(await api.send({ path, body: { logo, reason: 'yeni arma' } })).toMatchObject({ status: 200 });
  });

  it('that is cut off on the way stores nothing, and the next one is taken', async () => {
    const api = await startApi(making);
    await new Promise((resolve) => {
      const headers = {
        authorization: `Bearer ${api.adminToken}`,
        'content-type': 'multipart/form-data; boundary=bound',
        'content-length': '1000',
      };
      const sent = request({ host: '127.0.0.1', port: api.port, method: 'POST', path, headers });
      sent.on('error', () => undefined).on('close', resolve);
      sent.write(part, () => sent.destroy());
    });
    expect(api.images.all()).toEqual([]);
    expect(await api.send({ path, body: { logo } })).toMatchObject({ status: 200 });
    expect(api.errors).toEqual([]);
  });
});
