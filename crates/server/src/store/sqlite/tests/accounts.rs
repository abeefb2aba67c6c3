//! People, their secrets and whom they ignore.

use super::*;

#[tokio::test]
async fn people_are_known_by_their_secrets() {
    let folder = folder();
    let store = store(&folder).await;
    let person = store.new_person("Quiet Ibis", b"one").await.unwrap();
    store.add_secret(person.id, b"two").await.unwrap();
    store.rename(person.id, "Proud Heron").await.unwrap();
    for secret in [b"one", b"two"] {
        let found = store.person_by_secret(secret).await.unwrap().unwrap();
        assert_eq!((found.id, found.name.as_str()), (person.id, "Proud Heron"));
    }
    store.drop_other_secrets(person.id, b"two").await.unwrap();
    assert_eq!(store.person_by_secret(b"one").await.unwrap(), None);
    store.drop_secret(b"two").await.unwrap();
    assert_eq!(store.person_by_secret(b"two").await.unwrap(), None);
    let people = store.people(&[person.id, 999]).await.unwrap();
    assert_eq!(people.len(), 1);
    assert!(matches!(
        store.rename(999, "x").await,
        Err(StoreError::Missing)
    ));
}

#[tokio::test]
async fn an_account_has_one_owner_however_it_is_written() {
    let folder = folder();
    let store = store(&folder).await;
    let (one, two) = (somebody(&store).await, somebody(&store).await);
    store.set_account(one.id, "Thoth", "hash").await.unwrap();
    let taken = store.set_account(two.id, "tHOTH", "other").await;
    assert!(matches!(taken, Err(StoreError::Taken)));
    let (owner, hash) = store.account("THOTH").await.unwrap().unwrap();
    assert_eq!((owner.id, hash.as_str()), (one.id, "hash"));
    assert_eq!(owner.account.as_deref(), Some("Thoth"));
    assert!(store.account("nobody").await.unwrap().is_none());
}

#[tokio::test]
async fn only_those_who_left_no_trace_are_forgotten() {
    let folder = folder();
    let store = store(&folder).await;
    let (passer_by, host, owner) = (
        somebody(&store).await,
        somebody(&store).await,
        somebody(&store).await,
    );
    store.set_account(owner.id, "owner", "hash").await.unwrap();
    store.new_table(&table("t", host.id), &[]).await.unwrap();
    assert!(store.forget_passer_by(passer_by.id).await.unwrap());
    assert!(!store.forget_passer_by(host.id).await.unwrap());
    assert!(!store.forget_passer_by(owner.id).await.unwrap());
}

#[tokio::test]
async fn whoever_says_their_name_again_has_not_taken_it_later() {
    let folder = folder();
    let store = store(&folder).await;
    let person = somebody(&store).await;
    assert!(person.named > 0);
    let again = store.rename(person.id, &person.name).await.unwrap();
    assert_eq!(again, person.named);
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    let other = store.rename(person.id, "Proud Heron").await.unwrap();
    assert!(other > person.named);
    assert_eq!(store.people(&[person.id]).await.unwrap()[0].named, other);
}

#[tokio::test]
async fn who_is_blocked_stays_so_and_nobody_ignores_everybody() {
    let folder = folder();
    let store = store(&folder).await;
    let (me, one, two) = (
        somebody(&store).await.id,
        somebody(&store).await.id,
        somebody(&store).await.id,
    );
    assert!(store.ignore(me, one, How::Block, "One", 1).await.unwrap());
    assert!(store.ignore(me, one, How::Mute, "Later", 1).await.unwrap());
    let ignored = store.ignored(me).await.unwrap();
    assert_eq!(ignored[0].entry.how, How::Block);
    assert_eq!(ignored[0].entry.name, "One");
    assert!(!store.ignore(me, two, How::Mute, "Two", 1).await.unwrap());
    // Whoever is forgotten is on no list.
    assert!(store.forget_passer_by(one).await.unwrap());
    assert!(store.ignored(me).await.unwrap().is_empty());
}

#[tokio::test]
async fn who_logs_in_is_ignored_as_before_and_no_list_grows_without_end() {
    let folder = folder();
    let store = store(&folder).await;
    let mut people = Vec::new();
    for _ in 0..6 {
        people.push(somebody(&store).await.id);
    }
    let [victim, visitor, account, one, two, three] = people[..] else {
        panic!("six people");
    };
    let (mute, block) = (How::Mute, How::Block);
    for (person, other, how) in [
        (victim, account, mute),
        (victim, visitor, block),
        (visitor, one, block),
        (visitor, two, block),
        (visitor, three, mute),
        (account, one, mute),
        // A full list.
        (three, visitor, block),
        (three, one, mute),
    ] {
        let noted = store.ignore(person, other, how, "Somebody", 9).await;
        assert!(noted.unwrap());
    }
    store.go_on_as(visitor, account, 2).await.unwrap();
    let list = async |person| -> Vec<(PersonId, How)> {
        let ignored = store.ignored(person).await.unwrap();
        let mut list: Vec<(PersonId, How)> = ignored
            .iter()
            .map(|one| (one.other, one.entry.how))
            .collect();
        list.sort_by_key(|(other, _)| *other);
        list
    };
    // A block wins over a mute, on either side.
    assert_eq!(list(victim).await, [(visitor, block), (account, block)]);
    // Two fit: the one they had and, of the others, a block rather than a mute.
    assert_eq!(list(account).await, [(one, block), (two, block)]);
    // Where nothing fits any more the block goes along with whom it is for.
    assert_eq!(list(three).await, [(account, block), (one, mute)]);
}

#[tokio::test]
async fn reports_wait_in_bounds_and_go_some_time_after_they_were_dealt_with() {
    let folder = folder();
    let store = store(&folder).await;
    let file = folder.path().join("ennead.db");
    let (one, two, three) = (
        somebody(&store).await.id,
        somebody(&store).await.id,
        somebody(&store).await.id,
    );
    let most = MostReports {
        of_one: 2,
        in_all: 3,
    };
    let add = async |reporter| {
        let report = NewReport {
            at: 1,
            reporter,
            reporter_name: "Quiet Ibis".to_owned(),
            reported: None,
            reported_name: String::new(),
            table: "t".to_owned(),
            reason: crate::wire::Reason::Spam,
            text: String::new(),
            lines: Vec::new(),
        };
        store.add_report(&report, most).await.unwrap()
    };
    assert_eq!(add(one).await, Filed::Kept);
    assert_eq!(add(one).await, Filed::Kept);
    assert_eq!(add(one).await, Filed::EnoughOfTheirs);
    assert_eq!(add(two).await, Filed::Kept);
    assert_eq!(add(three).await, Filed::EnoughInAll);
    for id in [1, 2] {
        settle_report(&file, id).await.unwrap();
    }
    assert_eq!(add(three).await, Filed::Kept);

    // Only those that were dealt with go, and not at once.
    let prune = async |days: i64, rehearse| {
        let now = now() + days * 24 * 60 * 60 * 1000;
        let retention = crate::Retention::default();
        let pruned = crate::retention::prune(&store, &retention, now, rehearse).await;
        pruned.unwrap().reports
    };
    assert_eq!(prune(179, true).await, 0);
    assert_eq!(prune(181, true).await, 2);
    assert_eq!(prune(179, false).await, 0);
    assert_eq!(prune(181, false).await, 2);
    assert_eq!(prune(181, false).await, 0);
    let left = reports(&file).await.unwrap();
    let left: Vec<i64> = left.iter().map(|report| report.id).collect();
    assert_eq!(left, [3, 4], "those that wait stay, however long");
    // To forget somebody no report is looked at that is not theirs.
    let plan: Vec<(i64, i64, i64, String)> =
        sqlx::query_as("EXPLAIN QUERY PLAN SELECT id FROM reports WHERE reporter = 1")
            .fetch_all(&mut *store.reader().await.unwrap())
            .await
            .unwrap();
    assert!(plan[0].3.starts_with("SEARCH"), "{plan:?}");
}
