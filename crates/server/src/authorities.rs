//! The certificates of authorities that the system trusts: for push services, the OpenID provider and the mail server.

use std::io;
use std::sync::{Arc, OnceLock};
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// The certificates, read once.
fn roots() -> &'static RootCertStore {
    static ROOTS: OnceLock<RootCertStore> = OnceLock::new();
    ROOTS.get_or_init(|| {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        roots
    })
}

/// The TLS configuration of a client. Without certificates it trusts nobody.
///
/// # Errors
/// When the versions of TLS are not supported; never with the cryptography that is built in.
pub(crate) fn tls() -> io::Result<ClientConfig> {
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?;
    Ok(config.with_root_certificates(roots().clone()).with_no_client_auth())
}

/// Says at the start what cannot work without certificates.
pub(crate) fn check() {
    if roots().is_empty() {
        tracing::warn!(
            "the system has no certificates of authorities: push messages cannot be sent, and neither an OpenID provider \
             nor a mail server can be reached over TLS; install them (on Debian: apt-get install ca-certificates)"
        );
    }
}
