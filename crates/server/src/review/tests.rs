//! Tests of who is served when, without games: what is reviewed is in `work.rs`.

use super::*;
use crate::peer::Peer;

fn asker(guest: &str, last: u8) -> Asker {
    Asker { guest: Some(guest.to_owned()), peers: Peer::new([192, 0, 2, last].into()).into() }
}

fn which(table: usize) -> Which {
    Which { table: table.to_string(), all: false }
}

/// Queues a review without beginning it.
fn queue(reviews: &Reviews, asker: &Asker, which: &Which) -> Result<(), Fault> {
    let job = reviews.job(asker, which)?;
    let mut state = reviews.lock();
    state.waiting.push(&job.payer, Arc::clone(&job));
    state.jobs.insert(which.table.clone(), job);
    Ok(())
}

fn ahead(reviews: &Reviews, asker: &Asker, which: &Which) -> u32 {
    match reviews.look(asker, which) {
        Ok(Some(review)) => match &*review {
            api::Review::Working { ahead, .. } => *ahead,
            api::Review::Done(_) => panic!("it is not done"),
        },
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_stranger_with_many_reviews_is_before_nobody_else_twice() {
    let reviews = Reviews::default();
    let (stranger, mara) = (asker("stranger", 1), asker("mara", 2));
    let refused = (0..100).filter(|n| queue(&reviews, &stranger, &which(*n)).is_err()).count();
    assert_eq!(refused, 92, "the guest has eight");
    for n in 100..200 {
        let many = asker(&format!("stranger {n}"), 1);
        assert_eq!(queue(&reviews, &many, &which(n)).is_ok(), n < 124, "the address has 32");
    }
    queue(&reviews, &mara, &which(200)).expect("a place of her own");
    assert_eq!(ahead(&reviews, &mara, &which(200)), 1);
    assert_eq!(ahead(&reviews, &stranger, &which(0)), 0);
    assert!(ahead(&reviews, &stranger, &which(7)) > 30, "behind the other guests of the address");
}

/// Somebody who waits for the same review is not delayed by what its first requester wants besides.
#[test]
fn a_review_moves_to_the_line_where_it_is_served_sooner() {
    let reviews = Reviews::default();
    let (stranger, mara) = (asker("stranger", 1), asker("mara", 2));
    for n in 0..8 {
        queue(&reviews, &stranger, &which(n)).expect("a place");
    }
    assert_eq!(ahead(&reviews, &stranger, &which(7)), 7);
    assert_eq!(ahead(&reviews, &mara, &which(7)), 1);
    assert_eq!(ahead(&reviews, &stranger, &which(7)), 1, "and it stays there");
    assert_eq!(ahead(&reviews, &mara, &which(0)), 0, "it is not moved for nothing");
    assert!(queue(&reviews, &stranger, &which(9)).is_ok(), "it no longer counts for the first requester");
}

#[test]
fn a_review_that_fails_is_told_and_old_ones_are_forgotten() {
    let reviews = Reviews::default();
    let mara = asker("mara", 2);
    let look = |n| reviews.look(&mara, &which(n)).map(|found| found.is_some()).map_err(|f| f.code.into_owned());
    for n in 0..=KEPT {
        reviews.end(&which(n), Outcome::Failed(Fault::missing("no table has this link")));
    }
    assert_eq!(look(0), Ok(false), "the oldest may be made anew");
    assert_eq!([look(1), look(1)], [Err("not-found".to_owned()), Err("not-found".to_owned())]);
    reviews.end(&which(0), Outcome::Failed(Fault::unavailable("the database is unavailable")));
    assert_eq!([look(0), look(0)], [Err("unavailable".to_owned()), Ok(false)], "it may work the next time");
}
