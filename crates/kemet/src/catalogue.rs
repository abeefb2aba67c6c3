//! Every power tile: one row each (tiles:§2, tiles:§3).

use crate::tile::{Boost, Power, TileRow, When};
use crate::{BattleCard, Colour, Companion, Ours};

const ALWAYS: Boost = Boost::when(When::Always);
const ATTACKING: Boost = Boost::when(When::Attacking);
const DEFENDING: Boost = Boost::when(When::Defending);

macro_rules! catalogue {
    ($($tile:ident $id:literal $name:literal, $colour:ident $level:literal, $text:literal $(, $column:ident($($value:expr)?))*;)*) => {
        /// A power tile, by its picture and colour.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[repr(u8)]
        pub enum Tile {
            $(
                #[doc = concat!("`", $id, "` ", $name, ": ", $text)]
                #[cfg_attr(feature = "typescript", ts(rename = $id))]
                $tile
            ),*
        }

        impl Tile {
            /// Every tile, in the order of the catalogue.
            pub const ALL: &'static [Tile] = &[$(Tile::$tile),*];

            /// How many there are.
            pub const COUNT: usize = Tile::ALL.len();

            /// The place of this tile in the catalogue.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The tile at this place.
            #[inline]
            pub const fn from_index(index: usize) -> Option<Tile> {
                if index < Tile::COUNT { Some(Tile::ALL[index]) } else { None }
            }
        }

        /// The catalogue.
        pub(crate) const ROWS: [TileRow; Tile::COUNT] = [
            $(TileRow::new($id, $name, $text, Colour::$colour, $level)$(.$column($($value)?))*),*
        ];
    };
}

catalogue! {
    // Ruby: strength and movement.
    Charge "RUB-1a" "Charge!", Ruby 1, "+1 strength when you attack.",
        copies(2), boosts(&[ATTACKING.strength(1)]);
    PriestOfMafdet "RUB-1b" "Priest of Mafdet", Ruby 1, "+1 land move.",
        copies(2), moves(1);
    Carnage "RUB-2a" "Carnage", Ruby 2, "+1 damage.",
        boosts(&[ALWAYS.damage(1)]);
    WrrytStorm "RUB-2b" "Wrryt Storm", Ruby 2, "Take back all battle cards, secretly remove one, add Wrryt Storm.",
        card(BattleCard::WrrytStorm);
    Phoenix "RUB-2c" "Phoenix", Ruby 2, "Creature: +1 land move, +1 strength, passes one wall from afar.",
        companion(Companion::Phoenix), moves(1), boosts(&[ALWAYS.strength(1)]), power(Power::Phoenix);
    Portal "RUB-2d" "Portal", Ruby 2, "Teleport costs 1 less and may start at an obelisk.",
        power(Power::Portal);
    RoyalScarab "RUB-3a" "Royal Scarab", Ruby 3, "Creature: +2 land moves, +2 strength.",
        companion(Companion::RoyalScarab), moves(2), boosts(&[ALWAYS.strength(2)]);
    BladesOfNeith "RUB-3b" "Blades of Neith", Ruby 3, "+1 strength.",
        boosts(&[ALWAYS.strength(1)]);
    DivineWound "RUB-3c" "Divine Wound", Ruby 3, "After the reveal discard DI cards for +1 strength each.",
        power(Power::DivineWound);
    RubyDomination "RUB-3d" "Domination", Ruby 3, "Gain 1 divine fame point.",
        fame(1), power(Power::Domination);
    GiantScorpion "RUB-4a" "Giant Scorpion", Ruby 4, "Creature: +1 land move, +2 strength, +2 damage.",
        companion(Companion::GiantScorpion), moves(1), boosts(&[ALWAYS.strength(2).damage(2)]);
    Initiative "RUB-4b" "Initiative", Ruby 4, "+1 damage and +1 unblockable damage; attacking also +1 strength.",
        boosts(&[ALWAYS.damage(1).unblockable(1), ATTACKING.strength(1)]);
    SurpriseAttack "RUB-4c" "Surprise Attack", Ruby 4, "Gold: a Move that passes one wall from afar.",
        golden(Power::SurpriseAttack);
    RubyActOfGod "RUB-4d" "Act of God", Ruby 4, "Take a silver action token.",
        power(Power::ActOfGod);

    // Sapphire: defence and recruiting.
    RecruitingScribe "SAP-1a" "Recruiting Scribe", Sapphire 1, "Up to 3 units of a Recruit are free.",
        copies(2), recruits(3);
    Defense "SAP-1b" "Defense!", Sapphire 1, "+1 strength when you defend.",
        copies(2), boosts(&[DEFENDING.strength(1)]);
    ReinforcementPrayer "SAP-2a" "Reinforcement Prayer", Sapphire 2, "Pray also adds up to 2 free units to your districts.",
        power(Power::ReinforcementPrayer);
    AncestralElephant "SAP-2b" "Ancestral Elephant", Sapphire 2, "Creature: +1 land move, +1 strength, +1 shield.",
        companion(Companion::AncestralElephant), moves(1), boosts(&[ALWAYS.strength(1).shield(1)]);
    ShetywDefense "SAP-2c" "Shetyw Defense", Sapphire 2, "Take back all battle cards, secretly remove one, add Shetyw Defense.",
        card(BattleCard::ShetywDefense);
    ShieldOfNeith "SAP-2d" "Shield of Neith", Sapphire 2, "+1 shield.",
        boosts(&[ALWAYS.shield(1)]);
    Legion "SAP-3a" "Legion", Sapphire 3, "Your troops may have 7 units.",
        power(Power::Legion);
    DefensiveVictory "SAP-3b" "Defensive Victory", Sapphire 3, "Win a defence with a unit left: 1 battle fame point.",
        power(Power::DefensiveVictory);
    Spy "SAP-3c" "Spy", Sapphire 3, "Your opponent shows the battle card before you choose.",
        power(Power::Spy);
    SapphireDomination "SAP-3d" "Domination", Sapphire 3, "Gain 1 divine fame point.",
        fame(1), power(Power::Domination);
    Reinforcements "SAP-4a" "Reinforcements", Sapphire 4, "All units of a Recruit are free.",
        power(Power::Reinforcements);
    Sphinx "SAP-4b" "Sphinx", Sapphire 4, "Gain 1 divine fame point. Creature: +1 land move, +2 strength.",
        companion(Companion::Sphinx), fame(1), moves(1), boosts(&[ALWAYS.strength(2)]);
    DivineWill "SAP-4c" "Divine Will", Sapphire 4, "Gold: a Move or a Recruit.",
        golden(Power::DivineWill);
    SapphireActOfGod "SAP-4d" "Act of God", Sapphire 4, "Take a silver action token.",
        power(Power::ActOfGod);

    // Diamond: prayer and divine intervention.
    Priest "DIA-1a" "Priest", Diamond 1, "Pray gives +1 prayer point.",
        copies(2), power(Power::Priest);
    Priestess "DIA-1b" "Priestess", Diamond 1, "Power tiles cost you 1 less.",
        copies(2), power(Power::Priestess);
    MagicalSupport "DIA-2a" "Magical Support", Diamond 2, "Each pyramid level costs 1 less.",
        power(Power::MagicalSupport);
    DeepDesertSnake "DIA-2b" "Deep Desert Snake", Diamond 2, "Creature: +1 land move; the opposing creature does nothing.",
        companion(Companion::DeepDesertSnake), moves(1), power(Power::DeepDesertSnake);
    Vision "DIA-2c" "Vision", Diamond 2, "At night draw 4 more DI cards, then discard 4.",
        power(Power::Vision);
    DivineBoon "DIA-2d" "Divine Boon", Diamond 2, "At night draw 1 more DI card.",
        power(Power::DivineBoon);
    HandOfGod "DIA-3a" "Hand of God", Diamond 3, "At Awakening build one level for free.",
        power(Power::HandOfGod);
    DivineHunger "DIA-3b" "Divine Hunger", Diamond 3, "2 prayer points per unit your damage removes.",
        power(Power::DivineHunger);
    PriestOfThoeris "DIA-3c" "Priest of Thoeris", Diamond 3, "Attacking, draw a DI card before the war council.",
        power(Power::PriestOfThoeris);
    DiamondDomination "DIA-3d" "Domination", Diamond 3, "Gain 1 divine fame point.",
        fame(1), power(Power::Domination);
    PriestOfRa "DIA-4a" "Priest of Ra", Diamond 4, "Every payment costs you 1 less.",
        power(Power::PriestOfRa);
    PriestOfAmon "DIA-4b" "Priest of Amon", Diamond 4, "+7 prayer points in the Prayers of the night.",
        night(7);
    Mummy "DIA-4c" "The Mummy", Diamond 4, "Creature: +1 land move, +2 strength. Draw 1 more DI card at night.",
        companion(Companion::Mummy), moves(1), boosts(&[ALWAYS.strength(2)]), power(Power::Mummy);
    DiamondActOfGod "DIA-4d" "Act of God", Diamond 4, "Take a silver action token.",
        power(Power::ActOfGod);

    // Onyx: strength and defence.
    SwordMercenaries "ONY-1a" "Sword Mercenaries", Onyx 1, "3 more units, placed in your districts now.",
        power(Power::Mercenaries);
    SpearMercenaries "ONY-1b" "Spear Mercenaries", Onyx 1, "3 more units, placed in your districts now.",
        power(Power::Mercenaries);
    LocalRecruitment "ONY-1c" "Local Recruitment", Onyx 1, "1 unit of a Recruit is free; recruit into any of your troops.",
        copies(2), recruits(1), power(Power::LocalRecruitment);
    HonorInBattle "ONY-2a" "Honor in Battle", Onyx 2, "1 prayer point per unit you lose to damage.",
        power(Power::HonorInBattle);
    DedicationToBattle "ONY-2b" "Dedication to Battle", Onyx 2, "Attacking, gain 2 prayer points before the war council.",
        power(Power::DedicationToBattle);
    KhnumsSphinx "ONY-2c" "Khnum's Sphinx", Onyx 2, "Creature: +1 land move, +1 strength; opponents pay 1 to enter its zone.",
        companion(Companion::KhnumsSphinx), moves(1), boosts(&[ALWAYS.strength(1)]), power(Power::KhnumsSphinx);
    TwinCeremony "ONY-2d" "Twin Ceremony", Onyx 2, "Gold: acquire a tile for 1 more, also in a colour already bought.",
        golden(Power::TwinCeremony);
    GriffinSphinx "ONY-3a" "Griffin Sphinx", Onyx 3, "Creature: +2 strength; teleports free, also from an obelisk.",
        companion(Companion::GriffinSphinx), boosts(&[ALWAYS.strength(2)]), power(Power::GriffinSphinx);
    ForcedMarch "ONY-3b" "Forced March", Onyx 3, "Gold: a Move without teleport.",
        golden(Power::ForcedMarch);
    DeadlyTrap "ONY-3c" "Deadly Trap", Onyx 3, "Defending: +1 strength, +1 unblockable damage.",
        boosts(&[DEFENDING.strength(1).unblockable(1)]);
    OnyxDomination "ONY-3d" "Domination", Onyx 3, "Gain 1 divine fame point.",
        fame(1), power(Power::Domination);
    SoulDevourer "ONY-4a" "Amout the Soul Devourer", Onyx 4, "Creature: +1 land move, +2 strength; a win with 2 kills gives 1 more fame point.",
        companion(Companion::SoulDevourer), moves(1), boosts(&[ALWAYS.strength(2)]), power(Power::SoulDevourer);
    BestialFury "ONY-4b" "Bestial Fury", Onyx 4, "+1 land move, +1 strength, +1 damage.",
        moves(1), boosts(&[ALWAYS.strength(1).damage(1)]);
    DivineMight "ONY-4c" "Divine Might", Onyx 4, "+2 prayer points each time an effect outside battle gives you any.",
        power(Power::DivineMight);
    OnyxActOfGod "ONY-4d" "Act of God", Onyx 4, "Take a silver action token.",
        power(Power::ActOfGod);

    // Amber: servants, recall, temple income.
    Harkhuf "AMB-1a" "Servant Harkhuf", Amber 1, "Servant: +1 land move; lands at military harbors.",
        copies(2), companion(Companion::Harkhuf1), moves(1), power(Power::Harkhuf), ours(Ours::Name);
    Masaharta "AMB-1b" "Servant Masaharta", Amber 1, "Servant: +1 shield; may retreat into one of your districts.",
        copies(2), companion(Companion::Masaharta1), boosts(&[ALWAYS.shield(1)]), power(Power::Masaharta);
    Jackal "AMB-2a" "Jackal", Amber 2, "Creature: +1 land move, +1 strength; 1 DI card per 2 kills.",
        companion(Companion::Jackal), moves(1), boosts(&[ALWAYS.strength(1)]), power(Power::Jackal);
    Heqaib "AMB-2b" "Servant Heqaib", Amber 2, "Servant: taking a temple pays its night income at once.",
        companion(Companion::Heqaib), power(Power::Heqaib);
    Bakatan "AMB-2c" "Servant Bakatan", Amber 2, "Servant: turn shields of your battle card into damage.",
        companion(Companion::Bakatan), power(Power::Bakatan);
    ForcedRecall "AMB-2d" "Forced Recall", Amber 2, "Recalling after battle gives 2 more prayer points.",
        power(Power::ForcedRecall);
    HoldTheGround "AMB-3a" "Hold the Ground", Amber 3, "Not recalling: take back all battle cards, add 1 unit.",
        power(Power::HoldTheGround);
    SpoilsOfWar "AMB-3b" "Spoils of War", Amber 3, "Won against DI cards: take one of them or draw 2.",
        power(Power::SpoilsOfWar);
    Ptahmose "AMB-3c" "Servant Ptahmose", Amber 3, "Offerings cost no units. Servant: Delta teleport 1 less, +1 strength in the Delta.",
        companion(Companion::Ptahmose), boosts(&[Boost::when(When::InDelta).strength(1)]), power(Power::Ptahmose);
    AmberDomination "AMB-3d" "Domination", Amber 3, "Gain 1 divine fame point.",
        fame(1), power(Power::Domination);
    Meryptah "AMB-4a" "Servant Meryptah", Amber 4, "Servant: +2 strength; may go beside another servant.",
        companion(Companion::Meryptah), boosts(&[ALWAYS.strength(2)]), power(Power::Meryptah);
    Cat "AMB-4b" "Cat", Amber 4, "Creature: +1 land move, +2 strength, +1 shield; a win without losses gives 1 more fame point.",
        companion(Companion::Cat), moves(1), boosts(&[ALWAYS.strength(2).shield(1)]), power(Power::Cat);
    WarriorsHomage "AMB-4c" "Warriors' Homage", Amber 4, "Gold: a Recruit and a Move, both with servants.",
        golden(Power::WarriorsHomage);
    AmberActOfGod "AMB-4d" "Act of God", Amber 4, "Take a silver action token.",
        power(Power::ActOfGod);

    // Amethyst: theft, deception, corruption.
    TitheThief "AME-1a" "Tithe Thief", Amethyst 1, "Pray takes 1 prayer point from a richer opponent.",
        copies(2), power(Power::TitheThief), ours(Ours::Design);
    DuneAmbush "AME-1b" "Dune Ambush", Amethyst 1, "+1 strength in the desert.",
        copies(2), boosts(&[Boost::when(When::InDesert).strength(1)]), ours(Ours::Design);
    VenomedBlades "AME-2a" "Venomed Blades", Amethyst 2, "Attacking: +1 unblockable damage.",
        boosts(&[ATTACKING.unblockable(1)]), ours(Ours::Design);
    Annexation "AME-2b" "Annexation", Amethyst 2, "At night take a DI card from an opponent who holds more.",
        power(Power::Annexation), ours(Ours::Design);
    Mirage "AME-2c" "Mirage", Amethyst 2, "After the reveal discard a DI card to cancel an opposing one.",
        power(Power::Mirage), ours(Ours::Design);
    ShadowRite "AME-2d" "Shadow Rite", Amethyst 2, "Gold: a Pray or a Build.",
        golden(Power::ShadowRite), ours(Ours::Design);
    DoubleGame "AME-3a" "Double Game", Amethyst 3, "After the reveal pay 1 to play your discarded card instead.",
        power(Power::DoubleGame), ours(Ours::Design);
    WardOfChaos "AME-3b" "Ward of Chaos", Amethyst 3, "+1 impenetrable shield.",
        boosts(&[ALWAYS.impenetrable(1)]), ours(Ours::Design);
    CorruptedRecruits "AME-3c" "Corrupted Recruits", Amethyst 3, "Add 1 unit per 2 units your damage removes.",
        power(Power::CorruptedRecruits), ours(Ours::Design);
    AmethystDomination "AME-3d" "Domination", Amethyst 3, "Gain 1 divine fame point.",
        fame(1), power(Power::Domination);
    TyphonicBeast "AME-4a" "Typhonic Beast", Amethyst 4, "Creature: +1 land move, +2 strength; a win steals a DI card or gives 2 prayer points.",
        companion(Companion::TyphonicBeast), moves(1), boosts(&[ALWAYS.strength(2)]), power(Power::TyphonicBeast), ours(Ours::Design);
    LordOfStorms "AME-4b" "Lord of Storms", Amethyst 4, "Once a day pay up to 2: each removes a unit abroad.",
        power(Power::LordOfStorms), ours(Ours::Design);
    Desecration "AME-4c" "Desecration", Amethyst 4, "In an opponent's city: +1 strength attacking; a win there gives 1 more fame point.",
        boosts(&[Boost::when(When::AttackingForeignCity).strength(1)]), power(Power::Desecration), ours(Ours::Design);
    AmethystActOfGod "AME-4d" "Act of God", Amethyst 4, "Take a silver action token.",
        power(Power::ActOfGod);

    // Renewal: each may stand in for the Domination of its colour (KB-2.1.10).
    Omniscience "REN-RUB1" "Omniscience", Ruby 3, "Your opponent shows the DI cards before you choose.",
        renewal(), power(Power::Omniscience);
    SacredBull "REN-RUB2" "Sacred Bull", Ruby 3, "Creature: +2 land moves, +1 strength; moves at once when placed.",
        renewal(), companion(Companion::SacredBull), moves(2), boosts(&[ALWAYS.strength(1)]), power(Power::SacredBull);
    StrategicControl "REN-RUB3" "Strategic Control", Ruby 3, "Attacking +1 damage, defending +1 shield.",
        renewal(), boosts(&[ATTACKING.damage(1), DEFENDING.shield(1)]);
    PerfectArchitecture "REN-SAP1" "Perfect Architecture", Sapphire 3, "Your level-3 pyramids give fame too.",
        renewal(), power(Power::PerfectArchitecture);
    GiantSandworm "REN-SAP2" "Giant Sandworm", Sapphire 3, "Creature: +1 land move, +2 strength; enters with 2 free units outside the cities.",
        renewal(), companion(Companion::GiantSandworm), moves(1), boosts(&[ALWAYS.strength(2)]), power(Power::GiantSandworm);
    StreetFighting "REN-SAP3" "Street Fighting", Sapphire 3, "+1 strength in cities; your troops pass one wall from afar.",
        renewal(), boosts(&[Boost::when(When::InCity).strength(1)]), power(Power::StreetFighting);
    StrategicHold "REN-DIA1" "Strategic Hold", Diamond 3, "After battle gain prayer points equal to your units there.",
        renewal(), power(Power::StrategicHold);
    NightCeremony "REN-DIA2" "Night Ceremony", Diamond 3, "At night discard X DI cards: gain X prayer points, draw X+1.",
        renewal(), power(Power::NightCeremony);
    GatheredTribes "REN-DIA3" "Gathered Tribes", Diamond 3, "Your troops may have 6 units; +1 shield.",
        renewal(), boosts(&[ALWAYS.shield(1)]), power(Power::GatheredTribes);
    DivineSupport "REN-ONY1" "Divine Support", Onyx 3, "After battle, with a unit left, draw a DI card.",
        renewal(), power(Power::DivineSupport);
    TacticalReinforcement "REN-ONY2" "Tactical Reinforcement", Onyx 3, "After battle pay X to add X units.",
        renewal(), power(Power::TacticalReinforcement);
    ShieldOfOnyx "REN-ONY3" "Shield of Onyx", Onyx 3, "Take back all battle cards, secretly remove one, add Shield of Onyx.",
        renewal(), card(BattleCard::ShieldOfOnyx);
    SupremePower "REN-AMB1" "Supreme Power", Amber 3, "+1 prayer point at night; choose your place in turn order first.",
        renewal(), night(1), power(Power::SupremePower);
    Hippopotamus "REN-AMB2" "Hippopotamus", Amber 3, "Creature: +1 land move, +1 strength, +1 unblockable damage, +1 shield.",
        renewal(), companion(Companion::Hippopotamus), moves(1), boosts(&[ALWAYS.strength(1).unblockable(1).shield(1)]);
    Restructuring "REN-AMB3" "Restructuring", Amber 3, "Gold: change the colour of one of your pyramids.",
        renewal(), golden(Power::Restructuring);
    EnergyDrain "REN-AME1" "Energy Drain", Amethyst 3, "Gain 1 prayer point when an opponent prays, 3 a day.",
        renewal(), power(Power::EnergyDrain), ours(Ours::Design);
    TempleRaiders "REN-AME2" "Temple Raiders", Amethyst 3, "+1 strength in holy places; your first temple of the day draws a DI card.",
        renewal(), boosts(&[Boost::when(When::InHolyPlace).strength(1)]), power(Power::TempleRaiders), ours(Ours::Design);
    ForcedTribute "REN-AME3" "Forced Tribute", Amethyst 3, "When you win, take up to 2 prayer points from the loser.",
        renewal(), power(Power::ForcedTribute), ours(Ours::Design);

    // The first edition (2012). Red, blue and white are Ruby, Sapphire and Diamond.
    FirstCharge "RED-1a" "Charge!", Ruby 1, "+1 strength when you attack.",
        first(), copies(2), boosts(&[ATTACKING.strength(1)]);
    Stargate "RED-1b" "Stargate", Ruby 1, "Each teleport costs 1 less.",
        first(), power(Power::Stargate);
    GodSpeed "RED-1c" "God Speed", Ruby 1, "+1 movement for all your troops.",
        first(), moves(1);
    FirstCarnage "RED-2a" "Carnage", Ruby 2, "+1 damage.",
        first(), boosts(&[ALWAYS.damage(1)]);
    OffensiveStrategy "RED-2b" "Offensive Strategy", Ruby 2, "Take back all battle cards, secretly trade one for the card 3/3/0.",
        first(), card(BattleCard::WrrytStorm);
    OpenGates "RED-2c" "Open Gates", Ruby 2, "Walls do not stop your troops.",
        first(), power(Power::OpenGates);
    Teleport "RED-2d" "Teleport", Ruby 2, "Your troops may also teleport from an obelisk.",
        first(), power(Power::Teleport);
    FirstScarab "RED-3a" "Royal Scarab", Ruby 3, "Creature: +2 movement, +2 strength.",
        first(), companion(Companion::FirstScarab), moves(2), boosts(&[ALWAYS.strength(2)]);
    FirstBlades "RED-3b" "Blades of Neith", Ruby 3, "+1 strength.",
        first(), boosts(&[ALWAYS.strength(1)]);
    FirstWound "RED-3c" "Divine Wound", Ruby 3, "After the reveal discard DI cards for +1 strength each.",
        first(), power(Power::DivineWound);
    RedVictoryPoint "RED-3d" "Victory Point", Ruby 3, "Gain 1 permanent victory point.",
        first(), fame(1), power(Power::Domination);
    FirstScorpion "RED-4a" "Giant Scorpion", Ruby 4, "Creature: +1 movement, +2 strength, +2 damage.",
        first(), companion(Companion::FirstScorpion), moves(1), boosts(&[ALWAYS.strength(2).damage(2)]);
    FirstInitiative "RED-4b" "Initiative", Ruby 4, "Attacking, destroy 2 opposing units before the battle.",
        first(), power(Power::FirstStrike);
    FirstPhoenix "RED-4c" "Phoenix", Ruby 4, "Creature: +1 movement, +2 strength; walls do not stop its troop.",
        first(), companion(Companion::FirstPhoenix), moves(1), boosts(&[ALWAYS.strength(2)]), power(Power::Phoenix);
    RedActOfGod "RED-4d" "Act of God", Ruby 4, "Take a silver action token.",
        first(), power(Power::ActOfGod);
    FirstScribe "BLU-1a" "Recruiting Scribe", Sapphire 1, "2 units of a Recruit are free.",
        first(), copies(2), recruits(2);
    FirstDefense "BLU-1b" "Defense!", Sapphire 1, "+1 strength when you defend.",
        first(), copies(2), boosts(&[DEFENDING.strength(1)]);
    FirstLegion "BLU-2a" "Legion", Sapphire 2, "Your troops may have 7 units.",
        first(), power(Power::Legion);
    FirstElephant "BLU-2b" "Ancestral Elephant", Sapphire 2, "Creature: +1 movement, +1 strength, +1 shield.",
        first(), companion(Companion::FirstElephant), moves(1), boosts(&[ALWAYS.strength(1).shield(1)]);
    DefensiveStrategy "BLU-2c" "Defensive Strategy", Sapphire 2, "Take back all battle cards, secretly trade one for the card 3/0/3.",
        first(), card(BattleCard::ShetywDefense);
    FirstSnake "BLU-2d" "Deep Desert Snake", Sapphire 2, "Creature: +1 movement; the opposing creature does nothing.",
        first(), companion(Companion::FirstSnake), moves(1), power(Power::DeepDesertSnake);
    FirstShield "BLU-3a" "Shield of Neith", Sapphire 3, "+1 shield.",
        first(), boosts(&[ALWAYS.shield(1)]);
    FirstDefensiveVictory "BLU-3b" "Defensive Victory", Sapphire 3, "Win a defence with a unit left: 1 permanent victory point.",
        first(), power(Power::DefensiveVictory);
    Prescience "BLU-3c" "Prescience", Sapphire 3, "Your opponent shows the battle card before you choose.",
        first(), power(Power::Spy);
    BlueVictoryPoint "BLU-3d" "Victory Point", Sapphire 3, "Gain 1 permanent victory point.",
        first(), fame(1), power(Power::Domination);
    FirstReinforcements "BLU-4a" "Reinforcements", Sapphire 4, "At night add up to 4 free units to one troop and your city.",
        first(), power(Power::NightLevy);
    FirstSphinx "BLU-4b" "Sphinx", Sapphire 4, "Gain 1 permanent victory point. Creature: +2 strength.",
        first(), companion(Companion::FirstSphinx), fame(1), boosts(&[ALWAYS.strength(2)]);
    FirstDivineWill "BLU-4c" "Divine Will", Sapphire 4, "Take the golden token: a Move or a Recruit more each day.",
        first(), golden(Power::DivineWill);
    BlueActOfGod "BLU-4d" "Act of God", Sapphire 4, "Take a silver action token.",
        first(), power(Power::ActOfGod);
    FirstPriest "WHI-1a" "Priest", Diamond 1, "Pray gives +1 prayer point.",
        first(), copies(2), power(Power::Priest);
    FirstPriestess "WHI-1b" "Priestess", Diamond 1, "Power tiles cost you 1 less.",
        first(), copies(2), power(Power::Priestess);
    Slaves "WHI-2a" "Slaves", Diamond 2, "Each pyramid level costs 1 less.",
        first(), power(Power::MagicalSupport);
    HighPriest "WHI-2b" "High Priest", Diamond 2, "+2 prayer points at night.",
        first(), night(2);
    Crusade "WHI-2c" "Crusade", Diamond 2, "2 prayer points per enemy unit destroyed in battle.",
        first(), power(Power::DivineHunger);
    FirstBoon "WHI-2d" "Divine Boon", Diamond 2, "At night draw 1 more DI card.",
        first(), power(Power::DivineBoon);
    FirstHandOfGod "WHI-3a" "Hand of God", Diamond 3, "At night raise a pyramid by one level for free.",
        first(), power(Power::HandOfGod);
    FirstVision "WHI-3b" "Vision", Diamond 3, "At night look at 5 DI cards and keep 1.",
        first(), power(Power::Foresight);
    HolyWar "WHI-3c" "Holy War", Diamond 3, "4 prayer points for each battle you win.",
        first(), power(Power::HolyWar);
    WhiteVictoryPoint "WHI-3d" "Victory Point", Diamond 3, "Gain 1 permanent victory point.",
        first(), fame(1), power(Power::Domination);
    FirstPriestOfRa "WHI-4a" "Priest of Ra", Diamond 4, "Every payment costs you 1 less.",
        first(), power(Power::PriestOfRa);
    FirstPriestOfAmon "WHI-4b" "Priest of Amon", Diamond 4, "+5 prayer points at night.",
        first(), night(5);
    FirstMummy "WHI-4c" "The Mummy", Diamond 4, "Creature: +1 movement, +2 strength. Draw 1 more DI card at night.",
        first(), companion(Companion::FirstMummy), moves(1), boosts(&[ALWAYS.strength(2)]), power(Power::Mummy);
    WhiteActOfGod "WHI-4d" "Act of God", Diamond 4, "Take a silver action token.",
        first(), power(Power::ActOfGod);
}
