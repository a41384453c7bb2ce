//! End-to-end tests of the server: HTTP and WebSockets over a real socket, in this process.

mod abuse;
mod account_links;
mod account_provider;
mod accounts;
mod aid;
#[path = "../support/authenticator.rs"]
mod authenticator;
mod board;
mod bots;
#[path = "../support/browser.rs"]
mod browser;
mod changes;
mod devices;
mod door;
mod export;
mod faces;
mod failures;
mod fair;
mod game;
mod guard;
mod headers;
mod hints;
mod host;
mod hostile;
mod identity;
mod languages;
mod lasting;
mod leaving;
mod lost;
mod mails;
mod moderation;
mod moderation_people;
mod modules;
mod notices;
mod once;
mod orders;
#[path = "../support/party.rs"]
mod party;
mod people;
mod personal;
#[path = "../support/postgres.rs"]
mod postgres;
mod previews;
#[path = "../support/provider.rs"]
mod provider;
mod pushes;
mod ratings;
mod reconnect;
mod restart;
mod retention;
mod review;
mod secrecy;
mod server;
#[cfg(debug_assertions)]
mod stopped;
mod tables;
mod turns;
mod two_runs;
mod watching;
mod workers;
