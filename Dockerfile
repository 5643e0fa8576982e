# The whole product on one machine: Caddy, site renderer, web, worker and PostgreSQL under box/ (docs/guides/operating.md).
# Debian 12 throughout: what one stage compiles or brings runs in the other.

FROM docker.io/library/caddy:2.11 AS caddy

FROM docker.io/library/node:24-bookworm AS build
WORKDIR /plinth
# What is compiled finds the headers of this very Node and downloads none.
ENV npm_config_nodedir=/usr/local
COPY package.json package-lock.json .npmrc ./
COPY prisma/generate.mjs prisma/
RUN npm ci
COPY . .
RUN npm run build && rm -r build/local build/.sources && npm prune --omit=dev && node scripts/leave-out-development.mjs

FROM docker.io/library/postgres:18-bookworm
RUN apt-get update \
 && apt-get install -y --no-install-recommends chromium chromium-sandbox rclone ca-certificates tini \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --user-group --create-home --home-dir /home/plinth --shell /usr/sbin/nologin plinth \
 && install -d -o plinth -g plinth /data
COPY --from=caddy /usr/bin/caddy /usr/local/bin/caddy
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /plinth
COPY box/image-entry.sh /usr/local/bin/plinth
COPY --from=build /plinth/package.json ./
COPY --from=build /plinth/node_modules ./node_modules
COPY --from=build /plinth/prisma/migrations ./prisma/migrations
COPY --from=build /plinth/fonts ./fonts
COPY --from=build /plinth/countries ./countries
COPY --from=build /plinth/legal ./legal
COPY --from=build /plinth/Caddyfile ./
COPY --from=build /plinth/caddy ./caddy
COPY --from=build /plinth/build ./build

ENV NODE_ENV=production \
    HOME=/home/plinth \
    DATA_DIR=/data \
    PLINTH_HOME=/plinth \
    POSTGRES_BIN=/usr/lib/postgresql/18/bin \
    CADDY=on \
    HTTP_PORT=8080 \
    HTTPS_PORT=8443
EXPOSE 8080 8443
VOLUME /data
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/local/bin/plinth"]
CMD []
