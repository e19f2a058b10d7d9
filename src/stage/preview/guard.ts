/**
 * Who may talk to the page's server: this machine's own browser and no other page in it. Listening on loopback is not enough, as any
 * web page may name 127.0.0.1 or a name that resolves to it; so Host, Origin and content type are checked too.
 */
import type { IncomingMessage } from "node:http";

/** Sent with every answer. Scripts and styles only from here; town text can become neither. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
};

const LOCAL = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i;

/** Why a request is refused, or null when it is welcome. */
export function refusal(request: Pick<IncomingMessage, "headers" | "method" | "url">): string | null {
  const { host, origin } = request.headers;
  const from = request.headers["sec-fetch-site"];
  // Without the header it is no browser; "none" is an address that somebody typed.
  const foreign = from !== undefined && from !== "same-origin" && from !== "none";
  if (!host || !LOCAL.test(host)) return "This page answers only at 127.0.0.1 or localhost.";
  if (origin !== undefined && origin !== `http://${host}`) return "Another page may not use this town.";
  // A link may lead here; a picture or a script of another page may not so much as wake a town.
  if (foreign && !(request.url === "/" && request.headers["sec-fetch-dest"] === "document"))
    return "Another page may not use this town.";
  if (request.method === "GET" || request.method === "HEAD") return null;
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  return type === "application/json" ? null : "Send JSON.";
}
