//! Every power tile: one row each (tiles:§2, tiles:§3).

use tabletop::rows;

use crate::tile::{Boost, Power, TileRow, When};
use crate::{BattleCard, Colour, Ours};

const ALWAYS: Boost = Boost::when(When::Always);
const ATTACKING: Boost = Boost::when(When::Attacking);
const DEFENDING: Boost = Boost::when(When::Defending);

rows! {
    /// A power tile, by its picture and colour.
    pub enum Tile is "tile" with pub TileRow {
        // Ruby: strength and movement.
        /// +1 strength when you attack.
        Charge = "RUB-1a" => TileRow::new(Colour::Ruby, 1)
            .copies(2).boosts(&[ATTACKING.strength(1)]),
        /// +1 land move.
        PriestOfMafdet = "RUB-1b" => TileRow::new(Colour::Ruby, 1)
            .copies(2).moves(1),
        /// +1 damage.
        Carnage = "RUB-2a" => TileRow::new(Colour::Ruby, 2).boosts(&[ALWAYS.damage(1)]),
        /// Take back all battle cards, secretly remove one, add Wrryt Storm.
        WrrytStorm = "RUB-2b" => TileRow::new(Colour::Ruby, 2)
            .card(BattleCard::WrrytStorm),
        /// Creature: +1 land move, +1 strength, passes one wall from afar.
        Phoenix = "RUB-2c" => TileRow::new(Colour::Ruby, 2)
            .moves(1).boosts(&[ALWAYS.strength(1)]).power(Power::Phoenix),
        /// Teleport costs 1 less and may start at an obelisk.
        Portal = "RUB-2d" => TileRow::new(Colour::Ruby, 2).power(Power::Portal),
        /// Creature: +2 land moves, +2 strength.
        RoyalScarab = "RUB-3a" => TileRow::new(Colour::Ruby, 3)
            .moves(2).boosts(&[ALWAYS.strength(2)]),
        /// +1 strength.
        BladesOfNeith = "RUB-3b" => TileRow::new(Colour::Ruby, 3)
            .boosts(&[ALWAYS.strength(1)]),
        /// After the reveal discard DI cards for +1 strength each.
        DivineWound = "RUB-3c" => TileRow::new(Colour::Ruby, 3)
            .power(Power::DivineWound),
        /// Gain 1 divine fame point.
        RubyDomination = "RUB-3d" => TileRow::new(Colour::Ruby, 3)
            .fame(1).power(Power::Domination),
        /// Creature: +1 land move, +2 strength, +2 damage.
        GiantScorpion = "RUB-4a" => TileRow::new(Colour::Ruby, 4)
            .moves(1).boosts(&[ALWAYS.strength(2).damage(2)]),
        /// +1 damage and +1 unblockable damage; attacking also +1 strength.
        Initiative = "RUB-4b" => TileRow::new(Colour::Ruby, 4)
            .boosts(&[ALWAYS.damage(1).unblockable(1), ATTACKING.strength(1)]),
        /// Gold: a Move that passes one wall from afar.
        SurpriseAttack = "RUB-4c" => TileRow::new(Colour::Ruby, 4)
            .golden(Power::SurpriseAttack),
        /// Take a silver action token.
        RubyActOfGod = "RUB-4d" => TileRow::new(Colour::Ruby, 4)
            .power(Power::ActOfGod),

        // Sapphire: defence and recruiting.
        /// Up to 3 units of a Recruit are free.
        RecruitingScribe = "SAP-1a" => TileRow::new(Colour::Sapphire, 1)
            .copies(2).recruits(3),
        /// +1 strength when you defend.
        Defense = "SAP-1b" => TileRow::new(Colour::Sapphire, 1)
            .copies(2).boosts(&[DEFENDING.strength(1)]),
        /// Pray also adds up to 2 free units to your districts.
        ReinforcementPrayer = "SAP-2a" => TileRow::new(Colour::Sapphire, 2)
            .power(Power::ReinforcementPrayer),
        /// Creature: +1 land move, +1 strength, +1 shield.
        AncestralElephant = "SAP-2b" => TileRow::new(Colour::Sapphire, 2)
            .moves(1).boosts(&[ALWAYS.strength(1).shield(1)]),
        /// Take back all battle cards, secretly remove one, add Shetyw Defense.
        ShetywDefense = "SAP-2c" => TileRow::new(Colour::Sapphire, 2)
            .card(BattleCard::ShetywDefense),
        /// +1 shield.
        ShieldOfNeith = "SAP-2d" => TileRow::new(Colour::Sapphire, 2)
            .boosts(&[ALWAYS.shield(1)]),
        /// Your troops may have 7 units.
        Legion = "SAP-3a" => TileRow::new(Colour::Sapphire, 3).power(Power::Legion),
        /// Win a defence with a unit left: 1 battle fame point.
        DefensiveVictory = "SAP-3b" => TileRow::new(Colour::Sapphire, 3)
            .power(Power::DefensiveVictory),
        /// Your opponent shows the battle card before you choose.
        Spy = "SAP-3c" => TileRow::new(Colour::Sapphire, 3).power(Power::Spy),
        /// Gain 1 divine fame point.
        SapphireDomination = "SAP-3d" => TileRow::new(Colour::Sapphire, 3)
            .fame(1).power(Power::Domination),
        /// All units of a Recruit are free.
        Reinforcements = "SAP-4a" => TileRow::new(Colour::Sapphire, 4)
            .power(Power::Reinforcements),
        /// Gain 1 divine fame point. Creature: +1 land move, +2 strength.
        Sphinx = "SAP-4b" => TileRow::new(Colour::Sapphire, 4)
            .fame(1).moves(1).boosts(&[ALWAYS.strength(2)]),
        /// Gold: a Move or a Recruit.
        DivineWill = "SAP-4c" => TileRow::new(Colour::Sapphire, 4)
            .golden(Power::DivineWill),
        /// Take a silver action token.
        SapphireActOfGod = "SAP-4d" => TileRow::new(Colour::Sapphire, 4)
            .power(Power::ActOfGod),

        // Diamond: prayer and divine intervention.
        /// Pray gives +1 prayer point.
        Priest = "DIA-1a" => TileRow::new(Colour::Diamond, 1)
            .copies(2).power(Power::Priest),
        /// Power tiles cost you 1 less.
        Priestess = "DIA-1b" => TileRow::new(Colour::Diamond, 1)
            .copies(2).power(Power::Priestess),
        /// Each pyramid level costs 1 less.
        MagicalSupport = "DIA-2a" => TileRow::new(Colour::Diamond, 2)
            .power(Power::MagicalSupport),
        /// Creature: +1 land move; the opposing creature does nothing.
        DeepDesertSnake = "DIA-2b" => TileRow::new(Colour::Diamond, 2)
            .moves(1).power(Power::DeepDesertSnake),
        /// At night draw 4 more DI cards, then discard 4.
        Vision = "DIA-2c" => TileRow::new(Colour::Diamond, 2).power(Power::Vision),
        /// At night draw 1 more DI card.
        DivineBoon = "DIA-2d" => TileRow::new(Colour::Diamond, 2)
            .power(Power::DivineBoon),
        /// At Awakening build one level for free.
        HandOfGod = "DIA-3a" => TileRow::new(Colour::Diamond, 3)
            .power(Power::HandOfGod),
        /// 2 prayer points per unit your damage removes.
        DivineHunger = "DIA-3b" => TileRow::new(Colour::Diamond, 3)
            .power(Power::DivineHunger),
        /// Attacking, draw a DI card before the war council.
        PriestOfThoeris = "DIA-3c" => TileRow::new(Colour::Diamond, 3)
            .power(Power::PriestOfThoeris),
        /// Gain 1 divine fame point.
        DiamondDomination = "DIA-3d" => TileRow::new(Colour::Diamond, 3)
            .fame(1).power(Power::Domination),
        /// Every payment costs you 1 less.
        PriestOfRa = "DIA-4a" => TileRow::new(Colour::Diamond, 4)
            .power(Power::PriestOfRa),
        /// +7 prayer points in the Prayers of the night.
        PriestOfAmon = "DIA-4b" => TileRow::new(Colour::Diamond, 4).night(7),
        /// Creature: +1 land move, +2 strength. Draw 1 more DI card at night.
        Mummy = "DIA-4c" => TileRow::new(Colour::Diamond, 4)
            .moves(1).boosts(&[ALWAYS.strength(2)]).power(Power::Mummy),
        /// Take a silver action token.
        DiamondActOfGod = "DIA-4d" => TileRow::new(Colour::Diamond, 4)
            .power(Power::ActOfGod),

        // Onyx: strength and defence.
        /// 3 more units, placed in your districts now.
        SwordMercenaries = "ONY-1a" => TileRow::new(Colour::Onyx, 1)
            .power(Power::Mercenaries),
        /// 3 more units, placed in your districts now.
        SpearMercenaries = "ONY-1b" => TileRow::new(Colour::Onyx, 1)
            .power(Power::Mercenaries),
        /// 1 unit of a Recruit is free; recruit into any of your troops.
        LocalRecruitment = "ONY-1c" => TileRow::new(Colour::Onyx, 1)
            .copies(2).recruits(1).power(Power::LocalRecruitment),
        /// 1 prayer point per unit you lose to damage.
        HonorInBattle = "ONY-2a" => TileRow::new(Colour::Onyx, 2)
            .power(Power::HonorInBattle),
        /// Attacking, gain 2 prayer points before the war council.
        DedicationToBattle = "ONY-2b" => TileRow::new(Colour::Onyx, 2)
            .power(Power::DedicationToBattle),
        /// Creature: +1 land move, +1 strength; opponents pay 1 to enter its zone.
        KhnumsSphinx = "ONY-2c" => TileRow::new(Colour::Onyx, 2)
            .moves(1).boosts(&[ALWAYS.strength(1)]).power(Power::KhnumsSphinx),
        /// Gold: acquire a tile for 1 more, also in a colour already bought.
        TwinCeremony = "ONY-2d" => TileRow::new(Colour::Onyx, 2)
            .golden(Power::TwinCeremony),
        /// Creature: +2 strength; teleports free, also from an obelisk.
        GriffinSphinx = "ONY-3a" => TileRow::new(Colour::Onyx, 3)
            .boosts(&[ALWAYS.strength(2)]).power(Power::GriffinSphinx),
        /// Gold: a Move without teleport.
        ForcedMarch = "ONY-3b" => TileRow::new(Colour::Onyx, 3)
            .golden(Power::ForcedMarch),
        /// Defending: +1 strength, +1 unblockable damage.
        DeadlyTrap = "ONY-3c" => TileRow::new(Colour::Onyx, 3)
            .boosts(&[DEFENDING.strength(1).unblockable(1)]),
        /// Gain 1 divine fame point.
        OnyxDomination = "ONY-3d" => TileRow::new(Colour::Onyx, 3)
            .fame(1).power(Power::Domination),
        /// Creature: +1 land move, +2 strength; a win with 2 kills gives 1 more fame point.
        SoulDevourer = "ONY-4a" => TileRow::new(Colour::Onyx, 4)
            .moves(1).boosts(&[ALWAYS.strength(2)]).power(Power::SoulDevourer),
        /// +1 land move, +1 strength, +1 damage.
        BestialFury = "ONY-4b" => TileRow::new(Colour::Onyx, 4)
            .moves(1).boosts(&[ALWAYS.strength(1).damage(1)]),
        /// +2 prayer points each time an effect outside battle gives you any.
        DivineMight = "ONY-4c" => TileRow::new(Colour::Onyx, 4)
            .power(Power::DivineMight),
        /// Take a silver action token.
        OnyxActOfGod = "ONY-4d" => TileRow::new(Colour::Onyx, 4)
            .power(Power::ActOfGod),

        // Amber: servants, recall, temple income.
        /// Servant: +1 land move; lands at military harbors.
        Harkhuf = "AMB-1a" => TileRow::new(Colour::Amber, 1)
            .copies(2).moves(1).power(Power::Harkhuf).ours(Ours::Name),
        /// Servant: +1 shield; may retreat into one of your districts.
        Masaharta = "AMB-1b" => TileRow::new(Colour::Amber, 1)
            .copies(2).boosts(&[ALWAYS.shield(1)]).power(Power::Masaharta),
        /// Creature: +1 land move, +1 strength; 1 DI card per 2 kills.
        Jackal = "AMB-2a" => TileRow::new(Colour::Amber, 2)
            .moves(1).boosts(&[ALWAYS.strength(1)]).power(Power::Jackal),
        /// Servant: taking a temple pays its night income at once.
        Heqaib = "AMB-2b" => TileRow::new(Colour::Amber, 2).power(Power::Heqaib),
        /// Servant: turn shields of your battle card into damage.
        Bakatan = "AMB-2c" => TileRow::new(Colour::Amber, 2)
            .power(Power::Bakatan),
        /// Recalling after battle gives 2 more prayer points.
        ForcedRecall = "AMB-2d" => TileRow::new(Colour::Amber, 2)
            .power(Power::ForcedRecall),
        /// Not recalling: take back all battle cards, add 1 unit.
        HoldTheGround = "AMB-3a" => TileRow::new(Colour::Amber, 3)
            .power(Power::HoldTheGround),
        /// Won against DI cards: take one of them or draw 2.
        SpoilsOfWar = "AMB-3b" => TileRow::new(Colour::Amber, 3)
            .power(Power::SpoilsOfWar),
        /// Offerings cost no units. Servant: Delta teleport 1 less, +1 strength in the Delta.
        Ptahmose = "AMB-3c" => TileRow::new(Colour::Amber, 3)
            .boosts(&[Boost::when(When::InDelta).strength(1)]).power(Power::Ptahmose),
        /// Gain 1 divine fame point.
        AmberDomination = "AMB-3d" => TileRow::new(Colour::Amber, 3)
            .fame(1).power(Power::Domination),
        /// Servant: +2 strength; may go beside another servant.
        Meryptah = "AMB-4a" => TileRow::new(Colour::Amber, 4)
            .boosts(&[ALWAYS.strength(2)]).power(Power::Meryptah),
        /// Creature: +1 land move, +2 strength, +1 shield; a win without losses gives 1 more fame point.
        Cat = "AMB-4b" => TileRow::new(Colour::Amber, 4)
            .moves(1).boosts(&[ALWAYS.strength(2).shield(1)]).power(Power::Cat),
        /// Gold: a Recruit and a Move, both with servants.
        WarriorsHomage = "AMB-4c" => TileRow::new(Colour::Amber, 4)
            .golden(Power::WarriorsHomage),
        /// Take a silver action token.
        AmberActOfGod = "AMB-4d" => TileRow::new(Colour::Amber, 4)
            .power(Power::ActOfGod),

        // Amethyst: theft, deception, corruption.
        /// Pray takes 1 prayer point from a richer opponent.
        TitheThief = "AME-1a" => TileRow::new(Colour::Amethyst, 1)
            .copies(2).power(Power::TitheThief).ours(Ours::Design),
        /// +1 strength in the desert.
        DuneAmbush = "AME-1b" => TileRow::new(Colour::Amethyst, 1)
            .copies(2).boosts(&[Boost::when(When::InDesert).strength(1)]).ours(Ours::Design),
        /// Attacking: +1 unblockable damage.
        VenomedBlades = "AME-2a" => TileRow::new(Colour::Amethyst, 2)
            .boosts(&[ATTACKING.unblockable(1)]).ours(Ours::Design),
        /// At night take a DI card from an opponent who holds more.
        Annexation = "AME-2b" => TileRow::new(Colour::Amethyst, 2)
            .power(Power::Annexation).ours(Ours::Design),
        /// After the reveal discard a DI card to cancel an opposing one.
        Mirage = "AME-2c" => TileRow::new(Colour::Amethyst, 2)
            .power(Power::Mirage).ours(Ours::Design),
        /// Gold: a Pray or a Build.
        ShadowRite = "AME-2d" => TileRow::new(Colour::Amethyst, 2)
            .golden(Power::ShadowRite).ours(Ours::Design),
        /// After the reveal pay 1 to play your discarded card instead.
        DoubleGame = "AME-3a" => TileRow::new(Colour::Amethyst, 3)
            .power(Power::DoubleGame).ours(Ours::Design),
        /// +1 impenetrable shield.
        WardOfChaos = "AME-3b" => TileRow::new(Colour::Amethyst, 3)
            .boosts(&[ALWAYS.impenetrable(1)]).ours(Ours::Design),
        /// Add 1 unit per 2 units your damage removes.
        CorruptedRecruits = "AME-3c" => TileRow::new(Colour::Amethyst, 3)
            .power(Power::CorruptedRecruits).ours(Ours::Design),
        /// Gain 1 divine fame point.
        AmethystDomination = "AME-3d" => TileRow::new(Colour::Amethyst, 3)
            .fame(1).power(Power::Domination),
        /// Creature: +1 land move, +2 strength; a win steals a DI card or gives 2 prayer points.
        TyphonicBeast = "AME-4a" => TileRow::new(Colour::Amethyst, 4)
            .moves(1).boosts(&[ALWAYS.strength(2)]).power(Power::TyphonicBeast).ours(Ours::Design),
        /// Once a day pay up to 2: each removes a unit abroad.
        LordOfStorms = "AME-4b" => TileRow::new(Colour::Amethyst, 4)
            .power(Power::LordOfStorms).ours(Ours::Design),
        /// In an opponent's city: +1 strength attacking; a win there gives 1 more fame point.
        Desecration = "AME-4c" => TileRow::new(Colour::Amethyst, 4)
            .boosts(&[Boost::when(When::AttackingForeignCity).strength(1)])
            .power(Power::Desecration)
            .ours(Ours::Design),
        /// Take a silver action token.
        AmethystActOfGod = "AME-4d" => TileRow::new(Colour::Amethyst, 4)
            .power(Power::ActOfGod),

        // Renewal: each may stand in for the Domination of its colour (KB-2.1.10).
        /// Your opponent shows the DI cards before you choose.
        Omniscience = "REN-RUB1" => TileRow::new(Colour::Ruby, 3)
            .renewal().power(Power::Omniscience),
        /// Creature: +2 land moves, +1 strength; moves at once when placed.
        SacredBull = "REN-RUB2" => TileRow::new(Colour::Ruby, 3)
            .renewal().moves(2).boosts(&[ALWAYS.strength(1)]).power(Power::SacredBull),
        /// Attacking +1 damage, defending +1 shield.
        StrategicControl = "REN-RUB3" => TileRow::new(Colour::Ruby, 3)
            .renewal().boosts(&[ATTACKING.damage(1), DEFENDING.shield(1)]),
        /// Your level-3 pyramids give fame too.
        PerfectArchitecture = "REN-SAP1" => TileRow::new(Colour::Sapphire, 3)
            .renewal().power(Power::PerfectArchitecture),
        /// Creature: +1 land move, +2 strength; enters with 2 free units outside the cities.
        GiantSandworm = "REN-SAP2" => TileRow::new(Colour::Sapphire, 3)
            .renewal().moves(1).boosts(&[ALWAYS.strength(2)]).power(Power::GiantSandworm),
        /// +1 strength in cities; your troops pass one wall from afar.
        StreetFighting = "REN-SAP3" => TileRow::new(Colour::Sapphire, 3)
            .renewal()
            .boosts(&[Boost::when(When::InCity).strength(1)])
            .power(Power::StreetFighting),
        /// After battle gain prayer points equal to your units there.
        StrategicHold = "REN-DIA1" => TileRow::new(Colour::Diamond, 3)
            .renewal().power(Power::StrategicHold),
        /// At night discard X DI cards: gain X prayer points, draw X+1.
        NightCeremony = "REN-DIA2" => TileRow::new(Colour::Diamond, 3)
            .renewal().power(Power::NightCeremony),
        /// Your troops may have 6 units; +1 shield.
        GatheredTribes = "REN-DIA3" => TileRow::new(Colour::Diamond, 3)
            .renewal().boosts(&[ALWAYS.shield(1)]).power(Power::GatheredTribes),
        /// After battle, with a unit left, draw a DI card.
        DivineSupport = "REN-ONY1" => TileRow::new(Colour::Onyx, 3)
            .renewal().power(Power::DivineSupport),
        /// After battle pay X to add X units.
        TacticalReinforcement = "REN-ONY2" => TileRow::new(Colour::Onyx, 3)
            .renewal().power(Power::TacticalReinforcement),
        /// Take back all battle cards, secretly remove one, add Shield of Onyx.
        ShieldOfOnyx = "REN-ONY3" => TileRow::new(Colour::Onyx, 3)
            .renewal().card(BattleCard::ShieldOfOnyx),
        /// +1 prayer point at night; choose your place in turn order first.
        SupremePower = "REN-AMB1" => TileRow::new(Colour::Amber, 3)
            .renewal().night(1).power(Power::SupremePower),
        /// Creature: +1 land move, +1 strength, +1 unblockable damage, +1 shield.
        Hippopotamus = "REN-AMB2" => TileRow::new(Colour::Amber, 3)
            .renewal().moves(1).boosts(&[ALWAYS.strength(1).unblockable(1).shield(1)]),
        /// Gold: change the colour of one of your pyramids.
        Restructuring = "REN-AMB3" => TileRow::new(Colour::Amber, 3)
            .renewal().golden(Power::Restructuring),
        /// Gain 1 prayer point when an opponent prays, 3 a day.
        EnergyDrain = "REN-AME1" => TileRow::new(Colour::Amethyst, 3)
            .renewal().power(Power::EnergyDrain).ours(Ours::Design),
        /// +1 strength in holy places; your first temple of the day draws a DI card.
        TempleRaiders = "REN-AME2" => TileRow::new(Colour::Amethyst, 3)
            .renewal()
            .boosts(&[Boost::when(When::InHolyPlace).strength(1)])
            .power(Power::TempleRaiders)
            .ours(Ours::Design),
        /// When you win, take up to 2 prayer points from the loser.
        ForcedTribute = "REN-AME3" => TileRow::new(Colour::Amethyst, 3)
            .renewal().power(Power::ForcedTribute).ours(Ours::Design),

        // The first edition (2012). Red, blue and white are Ruby, Sapphire and Diamond.
        /// +1 strength when you attack.
        FirstCharge = "RED-1a" => TileRow::new(Colour::Ruby, 1)
            .first().copies(2).boosts(&[ATTACKING.strength(1)]),
        /// Each teleport costs 1 less.
        Stargate = "RED-1b" => TileRow::new(Colour::Ruby, 1)
            .first().power(Power::Stargate),
        /// +1 movement for all your troops.
        GodSpeed = "RED-1c" => TileRow::new(Colour::Ruby, 1).first().moves(1),
        /// +1 damage.
        FirstCarnage = "RED-2a" => TileRow::new(Colour::Ruby, 2)
            .first().boosts(&[ALWAYS.damage(1)]),
        /// Take back all battle cards, secretly trade one for the card 3/3/0.
        OffensiveStrategy = "RED-2b" => TileRow::new(Colour::Ruby, 2)
            .first().card(BattleCard::WrrytStorm),
        /// Walls do not stop your troops.
        OpenGates = "RED-2c" => TileRow::new(Colour::Ruby, 2)
            .first().power(Power::OpenGates),
        /// Your troops may also teleport from an obelisk.
        Teleport = "RED-2d" => TileRow::new(Colour::Ruby, 2)
            .first().power(Power::Teleport),
        /// Creature: +2 movement, +2 strength.
        FirstScarab = "RED-3a" => TileRow::new(Colour::Ruby, 3)
            .first().moves(2).boosts(&[ALWAYS.strength(2)]),
        /// +1 strength.
        FirstBlades = "RED-3b" => TileRow::new(Colour::Ruby, 3)
            .first().boosts(&[ALWAYS.strength(1)]),
        /// After the reveal discard DI cards for +1 strength each.
        FirstWound = "RED-3c" => TileRow::new(Colour::Ruby, 3)
            .first().power(Power::DivineWound),
        /// Gain 1 permanent victory point.
        RedVictoryPoint = "RED-3d" => TileRow::new(Colour::Ruby, 3)
            .first().fame(1).power(Power::Domination),
        /// Creature: +1 movement, +2 strength, +2 damage.
        FirstScorpion = "RED-4a" => TileRow::new(Colour::Ruby, 4)
            .first().moves(1).boosts(&[ALWAYS.strength(2).damage(2)]),
        /// Attacking, destroy 2 opposing units before the battle.
        FirstInitiative = "RED-4b" => TileRow::new(Colour::Ruby, 4)
            .first().power(Power::FirstStrike),
        /// Creature: +1 movement, +2 strength; walls do not stop its troop.
        FirstPhoenix = "RED-4c" => TileRow::new(Colour::Ruby, 4)
            .first().moves(1).boosts(&[ALWAYS.strength(2)]).power(Power::Phoenix),
        /// Take a silver action token.
        RedActOfGod = "RED-4d" => TileRow::new(Colour::Ruby, 4)
            .first().power(Power::ActOfGod),
        /// 2 units of a Recruit are free.
        FirstScribe = "BLU-1a" => TileRow::new(Colour::Sapphire, 1)
            .first().copies(2).recruits(2),
        /// +1 strength when you defend.
        FirstDefense = "BLU-1b" => TileRow::new(Colour::Sapphire, 1)
            .first().copies(2).boosts(&[DEFENDING.strength(1)]),
        /// Your troops may have 7 units.
        FirstLegion = "BLU-2a" => TileRow::new(Colour::Sapphire, 2)
            .first().power(Power::Legion),
        /// Creature: +1 movement, +1 strength, +1 shield.
        FirstElephant = "BLU-2b" => TileRow::new(Colour::Sapphire, 2)
            .first().moves(1).boosts(&[ALWAYS.strength(1).shield(1)]),
        /// Take back all battle cards, secretly trade one for the card 3/0/3.
        DefensiveStrategy = "BLU-2c" => TileRow::new(Colour::Sapphire, 2)
            .first().card(BattleCard::ShetywDefense),
        /// Creature: +1 movement; the opposing creature does nothing.
        FirstSnake = "BLU-2d" => TileRow::new(Colour::Sapphire, 2)
            .first().moves(1).power(Power::DeepDesertSnake),
        /// +1 shield.
        FirstShield = "BLU-3a" => TileRow::new(Colour::Sapphire, 3)
            .first().boosts(&[ALWAYS.shield(1)]),
        /// Win a defence with a unit left: 1 permanent victory point.
        FirstDefensiveVictory = "BLU-3b" => TileRow::new(Colour::Sapphire, 3)
            .first().power(Power::DefensiveVictory),
        /// Your opponent shows the battle card before you choose.
        Prescience = "BLU-3c" => TileRow::new(Colour::Sapphire, 3)
            .first().power(Power::Spy),
        /// Gain 1 permanent victory point.
        BlueVictoryPoint = "BLU-3d" => TileRow::new(Colour::Sapphire, 3)
            .first().fame(1).power(Power::Domination),
        /// At night add up to 4 free units to one troop and your city.
        FirstReinforcements = "BLU-4a" => TileRow::new(Colour::Sapphire, 4)
            .first().power(Power::NightLevy),
        /// Gain 1 permanent victory point. Creature: +2 strength.
        FirstSphinx = "BLU-4b" => TileRow::new(Colour::Sapphire, 4)
            .first().fame(1).boosts(&[ALWAYS.strength(2)]),
        /// Take the golden token: a Move or a Recruit more each day.
        FirstDivineWill = "BLU-4c" => TileRow::new(Colour::Sapphire, 4)
            .first().golden(Power::DivineWill),
        /// Take a silver action token.
        BlueActOfGod = "BLU-4d" => TileRow::new(Colour::Sapphire, 4)
            .first().power(Power::ActOfGod),
        /// Pray gives +1 prayer point.
        FirstPriest = "WHI-1a" => TileRow::new(Colour::Diamond, 1)
            .first().copies(2).power(Power::Priest),
        /// Power tiles cost you 1 less.
        FirstPriestess = "WHI-1b" => TileRow::new(Colour::Diamond, 1)
            .first().copies(2).power(Power::Priestess),
        /// Each pyramid level costs 1 less.
        Slaves = "WHI-2a" => TileRow::new(Colour::Diamond, 2)
            .first().power(Power::MagicalSupport),
        /// +2 prayer points at night.
        HighPriest = "WHI-2b" => TileRow::new(Colour::Diamond, 2).first().night(2),
        /// 2 prayer points per enemy unit destroyed in battle.
        Crusade = "WHI-2c" => TileRow::new(Colour::Diamond, 2)
            .first().power(Power::DivineHunger),
        /// At night draw 1 more DI card.
        FirstBoon = "WHI-2d" => TileRow::new(Colour::Diamond, 2)
            .first().power(Power::DivineBoon),
        /// At night raise a pyramid by one level for free.
        FirstHandOfGod = "WHI-3a" => TileRow::new(Colour::Diamond, 3)
            .first().power(Power::HandOfGod),
        /// At night look at 5 DI cards and keep 1.
        FirstVision = "WHI-3b" => TileRow::new(Colour::Diamond, 3)
            .first().power(Power::Foresight),
        /// 4 prayer points for each battle you win.
        HolyWar = "WHI-3c" => TileRow::new(Colour::Diamond, 3)
            .first().power(Power::HolyWar),
        /// Gain 1 permanent victory point.
        WhiteVictoryPoint = "WHI-3d" => TileRow::new(Colour::Diamond, 3)
            .first().fame(1).power(Power::Domination),
        /// Every payment costs you 1 less.
        FirstPriestOfRa = "WHI-4a" => TileRow::new(Colour::Diamond, 4)
            .first().power(Power::PriestOfRa),
        /// +5 prayer points at night.
        FirstPriestOfAmon = "WHI-4b" => TileRow::new(Colour::Diamond, 4)
            .first().night(5),
        /// Creature: +1 movement, +2 strength. Draw 1 more DI card at night.
        FirstMummy = "WHI-4c" => TileRow::new(Colour::Diamond, 4)
            .first().moves(1).boosts(&[ALWAYS.strength(2)]).power(Power::Mummy),
        /// Take a silver action token.
        WhiteActOfGod = "WHI-4d" => TileRow::new(Colour::Diamond, 4)
            .first().power(Power::ActOfGod),
    }
}
