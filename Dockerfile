# Darkrock as a container: docker build -t darkrock . && docker run -p 8080:8080 -v darkrock:/data darkrock
# Games are kept in the volume /data. Options of `darkrock serve` follow the image's name; docs/server.md lists them.

FROM node:22-bookworm-slim AS client
WORKDIR /source
COPY web web
COPY locales locales
COPY content content
COPY tools/build-web.sh tools/build-web.sh
RUN tools/build-web.sh

FROM rust:1-bookworm AS program
WORKDIR /source
COPY . .
COPY --from=client /source/web/dist web/dist
RUN cargo build --release --locked --bin darkrock

FROM debian:bookworm-slim
RUN useradd --system --home-dir /data --create-home darkrock
COPY --from=program /source/target/release/darkrock /usr/local/bin/darkrock
COPY LICENSE-APACHE LICENSE-MIT README.md /usr/share/doc/darkrock/
USER darkrock
VOLUME /data
EXPOSE 8080
ENV DARKROCK_LISTEN=0.0.0.0:8080 DARKROCK_DATABASE=sqlite:///data/darkrock.db
STOPSIGNAL SIGTERM
ENTRYPOINT ["darkrock", "serve"]
