//! The borders that the facts list, for comparison.

/// Land adjacency for 2 to 6 players, as the facts list it (map:§5).
pub const ADJACENCY: [&str; 5] = [
    "
            w1a: w1b w1c w1f
            w1b: w1a w1c w1f
            w1c: w1a w1b w1f
            w1f: w1a w1b w1c w_on w_r w_ti
            w2a: w2b w2c w2f
            w2b: w2a w2c w2f
            w2c: w2a w2b w2f
            w2f: w2a w2b w2c w_on w_r w_ti
            w_on: w1f w2f w_r w_ti
            w_r: w1f w2f w_on w_tr
            w_ti: w1f w2f w_on
            w_tr: w_r
            d_t: d_d
            d_d: d_t d_s
            d_s: d_d
        ",
    "
            w1a: w1b w1c w1f
            w1b: w1a w1c w1f
            w1c: w1a w1b w1f
            w1f: w1a w1b w1c w_on w_r w_ti
            w2a: w2b w2c w2f
            w2b: w2a w2c w2f
            w2c: w2a w2b w2f
            w2f: w2a w2b w2c w_on w_os w_r w_ti
            w3a: w3b w3c w3f
            w3b: w3a w3c w3f
            w3c: w3a w3b w3f
            w3f: w3a w3b w3c w_os w_ti
            w_on: w1f w2f w_r w_ti
            w_os: w2f w3f w_ti
            w_r: w1f w2f w_on w_tr
            w_ti: w1f w2f w3f w_on w_os
            w_tr: w_r
            d_t: d_d
            d_d: d_t d_s
            d_s: d_d
        ",
    "
            w1a: w1b w1c w1f
            w1b: w1a w1c w1f
            w1c: w1a w1b w1f
            w1f: w1a w1b w1c w_on w_r w_ti
            w2a: w2b w2c w2f
            w2b: w2a w2c w2f
            w2c: w2a w2b w2f
            w2f: w2a w2b w2c w_on w_r w_ti
            w_on: w1f w2f w_r w_ti
            w_r: w1f w2f w_on w_tr
            w_ti: w1f w2f w_on
            w_tr: w_r
            e2a: e2b e2c e2f
            e2b: e2a e2c e2f
            e2c: e2a e2b e2f
            e2f: e2a e2b e2c e_os e_r e_ti
            e3a: e3b e3c e3f
            e3b: e3a e3c e3f
            e3c: e3a e3b e3f
            e3f: e3a e3b e3c e_os e_r e_ti
            e_os: e2f e3f e_r e_ti
            e_r: e2f e3f e_os e_tr
            e_ti: e2f e3f e_os
            e_tr: e_r
            d_t: d_d
            d_d: d_t d_s
            d_s: d_d
        ",
    "
            w1a: w1b w1c w1f
            w1b: w1a w1c w1f
            w1c: w1a w1b w1f
            w1f: w1a w1b w1c w_on w_r w_ti
            w2a: w2b w2c w2f
            w2b: w2a w2c w2f
            w2c: w2a w2b w2f
            w2f: w2a w2b w2c w_on w_os w_r w_ti
            w3a: w3b w3c w3f
            w3b: w3a w3c w3f
            w3c: w3a w3b w3f
            w3f: w3a w3b w3c w_os w_ti
            w_on: w1f w2f w_r w_ti
            w_os: w2f w3f w_ti
            w_r: w1f w2f w_on w_tr
            w_ti: w1f w2f w3f w_on w_os
            w_tr: w_r
            e2a: e2b e2c e2f
            e2b: e2a e2c e2f
            e2c: e2a e2b e2f
            e2f: e2a e2b e2c e_os e_r e_ti
            e3a: e3b e3c e3f
            e3b: e3a e3c e3f
            e3c: e3a e3b e3f
            e3f: e3a e3b e3c e_os e_r e_ti
            e_os: e2f e3f e_r e_ti
            e_r: e2f e3f e_os e_tr
            e_ti: e2f e3f e_os
            e_tr: e_r
            d_t: d_d
            d_d: d_t d_s
            d_s: d_d
        ",
    "
            w1a: w1b w1c w1f
            w1b: w1a w1c w1f
            w1c: w1a w1b w1f
            w1f: w1a w1b w1c w_on w_r w_ti
            w2a: w2b w2c w2f
            w2b: w2a w2c w2f
            w2c: w2a w2b w2f
            w2f: w2a w2b w2c w_on w_os w_r w_ti
            w3a: w3b w3c w3f
            w3b: w3a w3c w3f
            w3c: w3a w3b w3f
            w3f: w3a w3b w3c w_os w_ti
            w_on: w1f w2f w_r w_ti
            w_os: w2f w3f w_ti
            w_r: w1f w2f w_on w_tr
            w_ti: w1f w2f w3f w_on w_os
            w_tr: w_r
            e1a: e1b e1c e1f
            e1b: e1a e1c e1f
            e1c: e1a e1b e1f
            e1f: e1a e1b e1c e_on e_ti
            e2a: e2b e2c e2f
            e2b: e2a e2c e2f
            e2c: e2a e2b e2f
            e2f: e2a e2b e2c e_on e_os e_r e_ti
            e3a: e3b e3c e3f
            e3b: e3a e3c e3f
            e3c: e3a e3b e3f
            e3f: e3a e3b e3c e_os e_r e_ti
            e_on: e1f e2f e_ti
            e_os: e2f e3f e_r e_ti
            e_r: e2f e3f e_os e_tr
            e_ti: e1f e2f e3f e_on e_os
            e_tr: e_r
            d_t: d_d
            d_d: d_t d_s
            d_s: d_d
        ",
];
