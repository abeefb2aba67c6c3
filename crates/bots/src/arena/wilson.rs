//! How sure a share is.

/// Two-sided 95 %.
pub(super) const Z: f64 = 1.959_963_984_540_054;

/// The interval of 95 % around `wins` of `games` (Wilson's score interval). It
/// stays honest where a share is near 0 or 1, and for few games.
pub(super) fn interval(wins: f64, games: f64) -> (f64, f64) {
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let (share, square) = (wins / games, Z * Z);
    let middle = share + square / (2.0 * games);
    let spread = Z * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
    let whole = 1.0 + square / games;
    // Rounding must not leave the share itself outside.
    let low = ((middle - spread) / whole).clamp(0.0, share);
    let high = ((middle + spread) / whole).clamp(share, 1.0);
    (low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near((low, high): (f64, f64), expected: (f64, f64)) {
        let close = |a: f64, b: f64| (a - b).abs() < 5e-4;
        assert!(
            close(low, expected.0) && close(high, expected.1),
            "{low} {high}"
        );
    }

    /// Against published figures.
    #[test]
    fn known_intervals() {
        near(interval(81.0, 263.0), (0.2553, 0.3662));
        near(interval(15.0, 148.0), (0.0624, 0.1605));
        near(interval(0.0, 20.0), (0.0, 0.1611));
        near(interval(29.0, 29.0), (0.8830, 1.0));
        near(interval(0.0, 0.0), (0.0, 1.0));
    }
}
