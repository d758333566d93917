# syntax=docker/dockerfile:1

# Builds the app with all packages.
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY machines/package.json machines/
COPY openapi/package.json openapi/
COPY packages/statechart-paths/package.json packages/statechart-paths/
COPY packages/storybook-addon-statechart/package.json packages/storybook-addon-statechart/
COPY server/package.json server/
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
# The public address, for canonical addresses and link previews.
ARG PUBLIC_URL=
RUN npm run build

# Installs only the packages of the server: no tools, and nothing that only the app uses.
FROM node:24.21.0-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY openapi/package.json openapi/
COPY server/package.json server/
RUN --mount=type=cache,target=/root/.npm npm ci --workspace=@masar/server --omit=dev --omit=optional

FROM node:24.21.0-slim
ENV NODE_ENV=production PORT=3002 HOST=0.0.0.0 DATA_DIR=/data APP_DIR=/app/dist
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/openapi ./openapi
COPY --from=build /app/domain ./domain
COPY --from=build /app/locales ./locales
COPY --from=build /app/server ./server
COPY --from=build /app/dist ./dist
# The folder of the embedded database, for a server without DATABASE_URL. Nothing else is written.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3002
# Checks liveness, not readiness: a short outage of the database is no reason to restart the server.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# On SIGTERM the server finishes running requests, within ten seconds.
STOPSIGNAL SIGTERM
CMD ["node", "server/serve.ts"]
