//! How long the server keeps what nobody needs any more, as its host says it.

use server::{Keep, Retention};

/// Options that `serve` and `prune` share.
#[derive(clap::Args)]
pub struct KeepArgs {
    /// How long visitors stay known who have no account and sit at no table: `30d`, `12h`, `forever`
    #[arg(long, value_name = "TIME", default_value_t = usual().visitors)]
    pub keep_visitors: Keep,
    /// How long a table that has not begun stays after anybody was there
    #[arg(long, value_name = "TIME", default_value_t = usual().gathering)]
    pub keep_gathering: Keep,
    /// How long an unfinished game stays in which nothing happens; its players are told before
    #[arg(long, value_name = "TIME", default_value_t = usual().unfinished)]
    pub keep_unfinished: Keep,
    /// How long a lesson stays
    #[arg(long, value_name = "TIME", default_value_t = usual().lessons)]
    pub keep_lessons: Keep,
    /// How long a game of bots alone stays
    #[arg(long, value_name = "TIME", default_value_t = usual().bot_games)]
    pub keep_bot_games: Keep,
    /// How long an uploaded record stays
    #[arg(long, value_name = "TIME", default_value_t = usual().uploads)]
    pub keep_uploads: Keep,
    /// How long a report stays after it was dealt with
    #[arg(long, value_name = "TIME", default_value_t = usual().reports)]
    pub keep_reports: Keep,
}

fn usual() -> Retention {
    Retention::default()
}

impl KeepArgs {
    pub fn retention(&self) -> Retention {
        Retention {
            visitors: self.keep_visitors,
            gathering: self.keep_gathering,
            unfinished: self.keep_unfinished,
            lessons: self.keep_lessons,
            bot_games: self.keep_bot_games,
            uploads: self.keep_uploads,
            reports: self.keep_reports,
        }
    }
}
