# Darkrock as a container: docker build -t darkrock . && docker run -p 127.0.0.1:8080:8080 -v darkrock:/data darkrock
# Games are kept in the volume /data. Options of `darkrock serve` follow the image's name; docs/operating.md lists them.
# packaging/compose.yaml has it with PostgreSQL and a proxy.

# Exact versions; docs/install.md says how to pin them by digest, too. Releases put the programs that they have built in place of
# the stage `program` (.github/workflows/release.yml).
ARG NODE=node:22.17.0-bookworm-slim
ARG RUST=rust:1.95.0-bookworm
ARG DEBIAN=debian:12.11-slim

FROM ${NODE} AS client
WORKDIR /source
COPY web web
COPY locales locales
COPY content content
COPY tools/build-web.sh tools/build-web.sh
RUN tools/build-web.sh

FROM ${RUST} AS program
ARG TARGETARCH
WORKDIR /source
COPY . .
COPY --from=client /source/web/dist web/dist
RUN cargo build --release --locked --bin darkrock \
    && install -D target/release/darkrock "/programs/${TARGETARCH}/darkrock"

FROM ${DEBIAN}
ARG TARGETARCH
# The certificates of authorities: without them neither push services nor an OpenID provider nor a mail server are trusted.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates \
    && rm -rf /var/lib/apt/lists/* \
    && groupadd --system --gid 10001 darkrock \
    && useradd --system --uid 10001 --gid darkrock --home-dir /data --create-home --shell /usr/sbin/nologin darkrock
COPY --from=program /programs/${TARGETARCH}/darkrock /usr/local/bin/darkrock
COPY LICENSE-APACHE LICENSE-MIT README.md /usr/share/doc/darkrock/
# By number, so that it is known not to be root without a look into the image.
USER 10001:10001
VOLUME /data
EXPOSE 8080
ENV DARKROCK_LISTEN=0.0.0.0:8080 DARKROCK_DATABASE=sqlite:///data/darkrock.db
STOPSIGNAL SIGTERM
# Bash connects by itself, so the image needs no client for it.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${DARKROCK_LISTEN##*:} && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r answer <&3 && [[ $answer == *' 200 '* ]]"]
ENTRYPOINT ["darkrock", "serve"]
