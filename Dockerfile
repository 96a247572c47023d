# syntax=docker/dockerfile:1
# Spieleabend in a container: docker build -t spieleabend . && docker run -p 3000:3000 -v spieleabend:/data spieleabend
# See docs/hosting.md.

# The whole image has the compiler that SQLite needs where no ready-made build can be fetched.
FROM node:20-bookworm AS build
WORKDIR /build
COPY . .
RUN npm run build

# The packages that the bundle asks for, and nothing that only builds or tests.
FROM node:20-bookworm AS packages
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY kernel/package.json kernel/
COPY games/package.json games/
COPY bots/package.json bots/
COPY fair/package.json fair/
COPY server/package.json server/
COPY web/package.json web/
COPY cli/package.json cli/
COPY print/package.json print/
RUN npm ci --omit=dev --no-fund --no-audit \
      --workspace=@spieleabend/cli --workspace=@spieleabend/server --workspace=@spieleabend/print \
 # Links to the workspaces: their source is in the bundle.
 && rm -rf node_modules/@spieleabend

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /build/node_modules node_modules
COPY --from=build /build/dist dist
COPY --from=build /build/web/build web/build
COPY --from=build /build/print/fonts print/fonts
COPY package.json LICENSE NOTICE ./
RUN printf '#!/bin/sh\nexec node --enable-source-maps /app/dist/spieleabend.mjs "$@"\n' > /usr/local/bin/spieleabend \
 && chmod 755 /usr/local/bin/spieleabend \
 && install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=10s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["spieleabend", "serve"]
