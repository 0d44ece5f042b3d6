# The program as a container: `docker build -t apnap .`, `docker run -p 4040:4040 -v apnap:/data apnap`. What can be set is in docs/server.md.
FROM node:20-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npm ci --no-audit --no-fund && npm run package

FROM node:20-bookworm-slim
COPY --from=build /build/dist/apnap-*.tgz /tmp/
RUN npm install --global --no-audit --no-fund /tmp/apnap-*.tgz && rm /tmp/apnap-*.tgz && npm cache clean --force \
  && mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 4040
HEALTHCHECK --start-period=20s CMD ["node", "-e", "fetch('http://localhost:4040/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["apnap", "serve", "--host", "0.0.0.0", "--data", "/data"]
