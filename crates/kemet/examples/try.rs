use kemet::*;
use tabletop::*;
fn main() {
    let players: u8 = std::env::args().nth(1).unwrap().parse().unwrap();
    let seed: u64 = std::env::args().nth(2).unwrap().parse().unwrap();
    let verbose = std::env::args().nth(3).is_some();
    let setup = Setup { renewal: seed % 2 == 1, extra_di: seed % 3 == 1, ..Setup::for_players(players) };
    let mut g = Kemet::start(&setup, Seed(seed)).unwrap();
    let mut dice = Dice::new(Seed(seed + 1000));
    let mut out = Vec::new();
    let mut n = 0;
    while let Some(seat) = g.awaiting().lowest() {
        g.actions(seat, &mut out);
        if out.is_empty() { println!("{:#?}", g); panic!("nothing"); }
        let a = out[dice.roll(out.len() as u32) as usize];
        if verbose { println!("{n} {seat} {a}   of {}", out.len()); }
        let mut pages = Pages::new();
        g.apply(seat, a, &mut pages).unwrap();
        if verbose { for e in pages.for_eye(Eye::Archive) { println!("      {e}"); } }
        if let Err(e) = g.audit() { panic!("{n} {seat} {a}: {e} {:?}", g.view(Eye::Spectator).steps); }
        n += 1;
        if n > 20000 { println!("long {:?} round {}", g.view(Eye::Spectator).steps, g.view(Eye::Spectator).round); break; }
    }
    println!("{n} {:?} rounds {} size {}", g.outcome(), g.view(Eye::Spectator).round, std::mem::size_of::<Kemet>());
}
