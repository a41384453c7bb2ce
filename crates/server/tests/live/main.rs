//! The server as its pages know it: HTTP and WebSockets over a real socket, in this process.

#[path = "../support/browser.rs"]
mod browser;
mod faces;
mod game;
mod headers;
mod hostile;
mod leaving;
#[path = "../support/party.rs"]
mod party;
#[path = "../support/postgres.rs"]
mod postgres;
mod reconnect;
mod restart;
mod secrecy;
mod server;
mod tables;
mod two_runs;
