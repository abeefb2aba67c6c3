//! Every choice a player can make, with a compact code and readable notation.

use tabletop::Seat;

use crate::{BattleCard, City, Colour, Companion, Deed, Di, District, God, Space, Tile, Zone};

tabletop::actions! {
    /// One choice out of a short list. Compound moves are several of them.
    pub enum Action is "Kemet action" {
        /// Setup: play for this god (KB-DP-S1).
        God "god" (god: God);
        /// Setup: live in this city (KB-DP-S1).
        City "city" (city: City);
        /// Setup: this one of the three districts gets no units (KB-DP-S2).
        LeaveEmpty "leave-empty" (district: District);
        /// Setup: a pyramid of this level and colour here (KB-DP-S3).
        Found "found" (district: District, level: u8, colour: Colour);
        /// Setup: no pyramid here (KB-DP-S3).
        NoPyramid "no-pyramid" (district: District);
        /// Take this tile (KB-DP-S4, KB-DP-A3).
        Take "take" (tile: Tile);

        /// Attach a companion from the supply to a troop (KB-3.4.3.j to .l).
        Attach "attach" (companion: Companion, zone: Zone);
        /// Let two companions of one kind change places (KB-3.4.3.k).
        Exchange "exchange" (companion: Companion, other: Companion);
        /// Play a DI card outside battle (KB-DP-A8).
        PlayDi "play" (card: Di);
        /// Call upon the Lord of Storms (AME-4b).
        Storm "storm";
        /// An own-colour token here (KB-DP-D2).
        Token "token" (space: Space);
        /// The silver token here, too.
        Silver "silver" (space: Space);
        /// The gold token on Divine Power, too.
        Gold "gold";
        /// Resolve the action of this token now (KB-DP-D3).
        Resolve "resolve" (space: Space);
        /// The turn is over.
        EndTurn "end-turn";

        /// Let it go: the action is lost, the offer refused.
        Decline "decline";
        /// Enough.
        Done "done";

        /// Raise the pyramid of this district to this level (KB-DP-A1).
        Build "build" (district: District, level: u8);
        /// The new pyramid gets this colour.
        Top "top" (colour: Colour);
        /// The acquire token goes on this space (KB-1.2.c).
        Slot "slot" (space: Space);
        /// Put this many units here (KB-DP-A2, KB-DP-N7).
        Place "place" (zone: Zone, units: u8);
        /// Let the Giant Sandworm rise here with this many units (REN-SAP2).
        Worm "worm" (zone: Zone, units: u8);
        /// Choose this opponent.
        Victim "victim" (seat: Seat);
        /// Remove this battle card from the game for good.
        Remove "remove" (card: BattleCard);

        /// Move the troop in this zone (KB-DP-A5).
        Troop "troop" (zone: Zone);
        /// This many units of the zone travel on (KB-DP-A6).
        Carry "carry" (units: u8);
        /// Take this companion along.
        Bring "bring" (companion: Companion);
        /// Leave this companion here.
        Leave "leave" (companion: Companion);
        /// One land move, by land or harbor.
        Step "step" (zone: Zone);
        /// The teleport.
        Teleport "teleport" (zone: Zone);

        /// Use the golden action of this tile (KB-DP-A7).
        Golden "golden" (tile: Tile);
        /// Use it as this action.
        As "as" (deed: Deed);
        /// This pyramid gets a top of this colour (REN-AMB3).
        Retop "retop" (district: District, colour: Colour);
        /// Remove a unit of the troop here.
        Strike "strike" (zone: Zone);
        /// Collect the night income of this temple.
        Collect "collect" (zone: Zone);

        /// Fight here next (KB-3.4.2.d).
        Fight "fight" (zone: Zone);
        /// War council: this card will be played.
        Play "play-card" (card: BattleCard);
        /// War council: this card is discarded face down.
        Discard "discard-card" (card: BattleCard);
        /// War council: add this DI card.
        Add "add" (card: Di);
        /// War council: ready; the DI cards stay hidden.
        Hide "hide";
        /// War council: ready; the number of DI cards is declared.
        Declare "declare";
        /// Divine Wound: discard this DI card for +1 strength (RUB-3c).
        Wound "wound" (card: Di);
        /// Mirage: discard the first DI card to cancel the second (AME-2c).
        Mirage "mirage" (discard: Di, cancel: Di);
        /// Double Game: play the discarded card instead (AME-3a).
        DoubleGame "double-game";
        /// Bakatan: turn this many shields into damage (AMB-2c).
        Convert "convert" (shields: u8);
        /// Add this many units to the troop that fought.
        Reinforce "reinforce" (units: u8);
        /// The loser retreats (KB-DP-B5).
        Retreat "retreat";
        /// The loser goes home with Masaharta (AMB-1b).
        Shelter "shelter" (zone: Zone);
        /// All units go home for prayer points.
        Recall "recall";
        /// The winner stays.
        Stay "stay";
        /// The winner sends the losing troop here (KB-DP-B6).
        Banish "banish" (zone: Zone);
        /// Let this tile act next (KB-3.4.3.i).
        Use "use" (tile: Tile);
        /// Spoils of War: take this DI card (AMB-3b).
        Loot "loot" (card: Di);
        /// Spoils of War: draw two DI cards instead.
        DrawTwo "draw-two";

        /// Make the offering (KB-DP-N1, KB-DP-N2).
        Sacrifice "sacrifice";
        /// Turn in this many veteran tokens, or pairs of them.
        Veterans "veterans" (count: u8);
        /// Discard this DI card.
        DiscardDi "discard" (card: Di);
        /// This place on the turn-order track (KB-DP-N9).
        Position "position" (place: u8);

        /// 2012: raise the pyramid of an occupied district (K1-4.4.5).
        Raise "raise" (zone: Zone, level: u8);
        /// 2012: escape to this zone (DI12-14).
        Flee "flee" (zone: Zone);
        /// 2012: keep this card of those Vision shows (WHI-3b).
        Keep "keep" (card: Di);
        /// 2012: this player is next in the turn order (K1-N4).
        Next "next" (seat: Seat);

        /// Teams: this teammate, or a unit of theirs (KB-DP-B0, KB-DP-B4, KB-DP-T2,
        /// KB-DP-T3).
        Name "name" (seat: Seat);
        /// Teams: a teammate gets so much of what was gained (KB-DP-T1).
        Share "share" (seat: Seat, amount: u8);
        /// Teams: this many units of a teammate travel on (KB-4.8.e).
        CarryFor "carry-for" (seat: Seat, units: u8);
        /// Teams: Assemble! brings own units from one zone to another (DI-A).
        Gather "gather" (from: Zone, to: Zone, units: u8);

        /// Of two companions of a kind this one goes to the supply (corrections:K-5).
        Dismiss "dismiss" (companion: Companion);

        /// Gods of Egypt: acquire the god (KB-6.6.e).
        Rise "rise";
        /// Gods of Egypt: the god comes to this district (KB-DP-G1).
        Deploy "deploy" (zone: Zone);
        /// Gods of Egypt: a second own-colour token on this space (GOD-WAD).
        Repeat "repeat" (space: Space);

        /// Teams: hand over prayer points before the first token (corrections:T-3).
        HandPrayer "hand-prayer";
        /// Teams: hand over veteran tokens before the first token (corrections:T-3).
        HandVeterans "hand-veterans";
    }
}
