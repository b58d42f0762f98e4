import helmet from 'helmet';

/**
 * The security headers of every answer, worked out once by helmet, so that answers that never reach Express carry the same
 * ones. What is framed comes from the origin of `adsFrameUrl`; without it nothing is.
 */
export const securityHeaders = (adsFrameUrl?: string): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: number | string | readonly string[]): void => {
      headers[name] = String(value);
    },
    removeHeader: (): void => {},
  };
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'https:', 'data:'],
        styleSrc: ["'self'"],
        scriptSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: [adsFrameUrl === undefined ? "'none'" : new URL(adsFrameUrl).origin],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Set by the proxy that ends TLS; without TLS it would lock a league out of its own machine.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  // helmet uses no more of a response than these two methods, and nothing of the request.
  apply({} as never, response as never, () => {});
  return headers;
};
