import { hashedFile, immutable, revalidated } from "../../src/lib/cache-control";

export interface NginxSite {
  /** The site's name: www.example.com */
  readonly name: string;
  /** The built site's folder on the machine that serves it, absolute. */
  readonly folder: string;
  /** Where the contact function listens: 127.0.0.1:9000 */
  readonly contact: string;
  /** Folder with fullchain.pem and privkey.pem, as certbot lays them down. */
  readonly certificates: string;
  /** The security headers that the build wrote. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether nginx has the module ngx_http_brotli_static. */
  readonly brotli: boolean;
  /** Other ports than the usual ones, for tests. */
  readonly ports?: { readonly plain: number; readonly encrypted: number };
}

const usual = { plain: 80, encrypted: 443 };

/** A text in double quotes, as nginx reads it. @throws where it would read something else */
const quoted = (text: string): string => {
  if (/["\\$\n]/u.test(text)) throw new Error(`nginx would read this text as something else: ${text}`);
  return `"${text}"`;
};

/**
 * The configuration of the site for nginx 1.22 and newer: packed files, cache times, security headers from the one
 * definition, one address a page, the site's own 404 page, and the contact function behind it.
 * @throws when a setting holds signs that nginx gives a meaning to
 */
export const nginxSite = ({
  name,
  folder,
  contact,
  certificates,
  headers,
  brotli,
  ports = usual,
}: NginxSite): string => {
  const securityHeaders = Object.entries(headers).map(([key, value]) => `add_header ${key} ${quoted(value)} always;`);
  // With no header of its own a location would take over all of the server's; the function says its own.
  const [transport = ""] = securityHeaders.filter((line) => line.includes("Strict-Transport-Security"));
  return `# Made by "npm run nginx" from the built site. Make it anew after each build: the policy holds hashes of its pages.

map $uri $cache_time {
    "~${hashedFile.source}" ${quoted(immutable)};
    default ${quoted(revalidated)};
}

server {
    listen ${ports.plain};
    server_name ${name};
    server_tokens off;
    return 301 https://$host$request_uri;
}

server {
    listen ${ports.encrypted} ssl http2;
    server_name ${name};
    ssl_certificate ${quoted(`${certificates}/fullchain.pem`)};
    ssl_certificate_key ${quoted(`${certificates}/privkey.pem`)};
    ssl_protocols TLSv1.2 TLSv1.3;

    root ${quoted(folder)};
    server_tokens off;
    # Moves name no host, so that they hold behind any other server as well.
    absolute_redirect off;
    charset utf-8;
    charset_types text/html text/css text/plain text/xml application/javascript application/json application/manifest+json image/svg+xml;
    gzip_static on;${brotli ? "\n    brotli_static on;" : ""}

    ${securityHeaders.join("\n    ")}
    add_header Cache-Control $cache_time always;

    error_page 403 404 /404.html;

    # Pages.
    location / {
        try_files \${uri}index.html =404;
    }

    # One address a page: with a slash at the end.
    location ~ ^(?<page>.*/)index\\.html$ {
        if (-f $document_root\${page}index.html) {
            return 301 $page$is_args$args;
        }
        return 404;
    }
    location ~ ^(?<page>.*[^/])$ {
        if (-f $document_root$page/index.html) {
            return 301 $page/$is_args$args;
        }
        try_files $uri =404;
    }

    location = /404.html {
        internal;
    }
    location = /site.webmanifest {
        types { }
        default_type application/manifest+json;
    }

    # The contact function: npm run serve, with TRUSTED_PROXY=1.
    location = /api/contact {
        proxy_pass http://${contact};
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_hide_header Strict-Transport-Security;
        ${transport}
        # More than the function takes, so that the refusal is its own.
        client_max_body_size 1m;
    }
}
`;
};
