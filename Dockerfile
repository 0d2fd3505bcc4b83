# One image for every unit; docker-compose.yml says which one a container runs.
FROM node:24-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY package.json tsconfig.json LICENSE ./
COPY kernel ./kernel
COPY store ./store
COPY subgraphs ./subgraphs
COPY proto ./proto
COPY grpc ./grpc
COPY schema ./schema
COPY supergraph ./supergraph
COPY router ./router
COPY rest-bridge ./rest-bridge
COPY units ./units
COPY docs ./docs
# Named volumes take over the owner that they find here.
RUN mkdir -p /ca /data /certs/peer \
    && node --import tsx units/make-folders.ts /certs \
    && chown -R node:node /certs /ca /data
USER node
# What `npm start -- <unit>` runs, without npm between the process and its signals.
ENTRYPOINT ["node", "--import", "tsx", "units/start.ts"]
