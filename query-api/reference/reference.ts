import { readFile } from 'node:fs/promises';
import { Router } from 'express';
import { createBackground, type PackedFile, packedFile } from '../pages/packed-file.ts';

/** The addresses of the document, and of the page that shows it. */
const DOCUMENT = '/api/openapi.json';
const PAGE = '/api/docs';

/** Swagger UI reads its settings from a script file, since the Content-Security-Policy allows no script in the page. */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Calls</title>
<link rel="stylesheet" href="${PAGE}/swagger-ui.css">
<div id="calls"></div>
<script src="${PAGE}/swagger-ui-bundle.js"></script>
<script src="${PAGE}/start.js"></script>
</html>
`;
const start = `SwaggerUIBundle({ url: '${DOCUMENT}', dom_id: '#calls', deepLinking: true, validatorUrl: null });\n`;

const script = import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js');
const style = import.meta.resolve('swagger-ui-dist/swagger-ui.css');
const readOf = (address: string) => () => readFile(new URL(address));

/**
 * The OpenAPI document of all calls, and a page that shows it. Each file is read and compressed once, when it is first
 * requested; no other page loads these files.
 */
export const reference = (document: () => string): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  const background = createBackground();
  const serve = (path: string, type: string, read: () => string | Promise<Buffer>): void => {
    let file: Promise<PackedFile> | undefined;
    const made = async (): Promise<PackedFile> =>
      packedFile(
        Buffer.from(await read()),
        { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' },
        background,
      );
    router.get(path, async (req, res) => {
      file ??= made().catch((error: unknown) => {
        file = undefined;
        throw error;
      });
      await (await file).send(res, req.headers);
    });
  };
  serve(DOCUMENT, 'application/json', document);
  serve(PAGE, 'text/html', () => page);
  serve(`${PAGE}/start.js`, 'text/javascript', () => start);
  serve(`${PAGE}/swagger-ui-bundle.js`, 'text/javascript', readOf(script));
  serve(`${PAGE}/swagger-ui.css`, 'text/css', readOf(style));
  return router;
};
