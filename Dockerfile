# The site with its server, for a proxy in front: docs/deploy-anywhere.md.

FROM node:24-bookworm-slim
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# What `prepare` is for, no image needs, and its sources come below.
RUN npm pkg delete scripts.prepare && npm ci --omit=dev
COPY gatsby-*.ts gatsby-*.tsx tsconfig.json ./
COPY api api
COPY content content
COPY scripts scripts
COPY server server
COPY src src
COPY static static
RUN npm run build && rm -r .cache node_modules/.cache
# Without its cache, tsx writes nothing.
ENV CONTACT_ENV=production TRUSTED_PROXY=1 HOST=0.0.0.0 TSX_DISABLE_CACHE=1
USER node
EXPOSE 9000
CMD ["node", "--import", "tsx", "scripts/serve.ts"]
