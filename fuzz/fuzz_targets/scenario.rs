//! Any text read as scenarios: an error that can be shown, or scenarios that run to a success or a failure.
#![no_main]

use darkrock_fuzz::content_of;
use darkrock_rules::edition::Edition;
use darkrock_rules::scenario;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match scenario::parse("fuzz.yaml", text) {
        // Cases multiply; a few scenarios of a file are enough.
        Ok(scenarios) => {
            for scenario in scenarios.iter().take(8) {
                let content = content_of(&scenario.selection);
                if let Err(failure) = scenario::run(content, Edition::EN, scenario) {
                    let _ = failure.to_string();
                }
            }
        }
        Err(error) => {
            let _ = error.to_string();
        }
    }
});
