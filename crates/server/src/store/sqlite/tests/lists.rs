//! Lists of tables, page by page.

use super::*;

#[tokio::test]
async fn lists_show_what_they_should() {
    let folder = folder();
    let store = store(&folder).await;
    let (host, other) = (somebody(&store).await, somebody(&store).await);
    for id in ["open", "hidden", "playing"] {
        let mut table = table(id, host.id);
        table.options.listed = id != "hidden";
        store.new_table(&table, &[]).await.unwrap();
    }
    let mut playing = summary(Status::Playing, 1);
    playing.due = Some(7);
    store.append("playing", &rows([1]), &playing).await.unwrap();
    let ids =
        |tables: Vec<StoredTable>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
    assert_eq!(
        ids(store.tables_to_join(None, 9, None).await.unwrap()),
        ["open"]
    );
    assert_eq!(
        ids(store.games_to_watch(None, 9, None).await.unwrap()),
        ["playing"]
    );
    assert_eq!(store.due().await.unwrap(), [("playing".to_owned(), 7)]);
    playing.due = None;
    store.save_summary("playing", 1, &playing).await.unwrap();
    assert!(store.due().await.unwrap().is_empty());
    assert_eq!(store.tables_of(host.id, None, 2).await.unwrap().len(), 2);
    assert_eq!(
        ids(store.tables_of(host.id, None, 1).await.unwrap()),
        ["playing"]
    );
    assert!(store.tables_of(other.id, None, 9).await.unwrap().is_empty());
    store.drop_table("open").await.unwrap();
    let begun = store.drop_table("playing").await;
    assert!(matches!(begun, Err(StoreError::Missing)));
}

#[tokio::test]
async fn full_tables_hide_no_open_one_and_every_page_follows_the_last() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    for number in 0..30_u32 {
        let mut table = table(&format!("t{number:02}"), host.id);
        // Two of three are full; some were changed at the same moment.
        if number % 3 != 0 {
            table.seats[2].occupant = Occupant::Bot("random".to_owned());
        }
        table.summary.changed = i64::from(number / 4);
        store.new_table(&table, &[]).await.unwrap();
    }
    let mut pages = Vec::new();
    let mut behind = None;
    loop {
        let page = store
            .tables_to_join(behind.as_ref(), 4, None)
            .await
            .unwrap();
        let Some(last) = page.last() else { break };
        behind = Some(Behind::table(last));
        pages.push(page.into_iter().map(|table| table.id).collect::<Vec<_>>());
    }
    let expected: Vec<String> = (0..30)
        .rev()
        .filter(|n| n % 3 == 0)
        .map(|n| format!("t{n:02}"))
        .collect();
    assert_eq!(pages.concat(), expected);
    assert_eq!(pages.iter().map(Vec::len).collect::<Vec<_>>(), [4, 4, 2]);
    // A seat that is taken closes the table, one that is left opens it.
    let mut first = store.table("t27").await.unwrap().unwrap();
    first.seats[2].occupant = Occupant::Person(host.id);
    first.summary.changed = 99;
    store.save_table(&first).await.unwrap();
    assert_eq!(
        store.tables_to_join(None, 1, None).await.unwrap()[0].id,
        "t24"
    );
    first.seats[2].occupant = Occupant::Open;
    store.save_table(&first).await.unwrap();
    let newest = &store.tables_to_join(None, 1, None).await.unwrap()[0];
    assert_eq!((newest.id.as_str(), newest.summary.changed), ("t27", 99));
}

#[tokio::test]
async fn what_is_mine_begins_with_what_is_not_finished() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    for number in 0..9_u32 {
        let mut table = table(&format!("t{number}"), host.id);
        let status = [Status::Finished, Status::Playing, Status::Gathering][number as usize % 3];
        table.summary = summary(status, number);
        store.new_table(&table, &[]).await.unwrap();
    }
    let mut seen = Vec::new();
    while seen.len() < 9 {
        let behind = seen.last().map(Behind::table);
        let page = store.tables_of(host.id, behind.as_ref(), 2).await.unwrap();
        assert!(!page.is_empty());
        seen.extend(page);
    }
    let ids: Vec<&str> = seen.iter().map(|table| table.id.as_str()).collect();
    assert_eq!(ids, ["t8", "t7", "t5", "t4", "t2", "t1", "t6", "t3", "t0"]);
}

#[tokio::test]
async fn lists_are_read_from_an_index_in_their_order() {
    let folder = folder();
    let store = store(&folder).await;
    let mut reader = store.reader().await.unwrap();
    let mut questions = vec![tables::TO_JOIN.to_owned(), tables::TO_WATCH.to_owned()];
    questions.extend(Passing::ALL.map(passing::question));
    for question in questions {
        let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {question}"));
        let plan: Vec<(i64, i64, i64, String)> = sqlx::query_as(explain)
            .fetch_all(&mut *reader)
            .await
            .unwrap();
        let plan: Vec<String> = plan.into_iter().map(|(.., step)| step).collect();
        assert!(plan[0].starts_with("SEARCH tables USING INDEX"), "{plan:?}");
        let sorts = plan
            .iter()
            .any(|step| step == "USE TEMP B-TREE FOR ORDER BY");
        // Those that end now are few.
        assert!(!sorts || plan[0].contains("tables_ending"), "{plan:?}");
    }
}

#[tokio::test]
async fn a_table_that_cannot_be_read_is_left_out_of_lists_and_ends_none() {
    let folder = folder();
    let store = store(&folder).await;
    let host = somebody(&store).await;
    for number in 0..9_u32 {
        let mut table = table(&format!("t{number}"), host.id);
        table.summary = summary(Status::Gathering, number);
        store.new_table(&table, &[]).await.unwrap();
    }
    let file = SqliteConnectOptions::new().filename(folder.path().join("ennead.db"));
    let mut damaged = file.connect().await.unwrap();
    for damage in [
        "UPDATE tables SET awaiting = 'rubbish' WHERE id = 't7'",
        "UPDATE tables SET options = '' WHERE id = 't6'",
        "UPDATE tables SET setup = '{' WHERE id = 't1'",
    ] {
        sqlx::query(damage).execute(&mut damaged).await.unwrap();
    }
    let ids = |tables: Vec<StoredTable>| -> Vec<String> {
        tables.into_iter().map(|table| table.id).collect()
    };
    let readable = ["t8", "t5", "t4", "t3", "t2", "t0"];
    let to_join = store.tables_to_join(None, 9, None).await.unwrap();
    assert_eq!(ids(to_join), readable);
    let of_host = store.tables_of(host.id, None, 9).await.unwrap();
    assert_eq!(ids(of_host), readable);
    // Whoever pages through it finds as many on a page as before.
    let page = store.tables_to_join(None, 2, None).await.unwrap();
    assert_eq!(ids(page), ["t8", "t5"]);
}
