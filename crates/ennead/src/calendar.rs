//! Days, by the calendar of UTC.

/// The day of a time, by the calendar of UTC.
pub fn day(millis: i64) -> String {
    // Days since 1970 to a date, as Howard Hinnant's `civil_from_days` does.
    let days = millis.div_euclid(86_400_000) + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        const DAY: i64 = 86_400_000;
        let days = [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (DAY - 1, "1970-01-01"),
            (DAY * 59, "1970-03-01"),
            (951_782_400_000, "2000-02-29"),
            (1_000_000_000_000, "2001-09-09"),
            (4_107_542_400_000, "2100-03-01"),
        ];
        for (millis, expected) in days {
            assert_eq!(day(millis), expected);
        }
    }
}
