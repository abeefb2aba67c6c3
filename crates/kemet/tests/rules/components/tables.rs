//! The printed pieces, in our own short form.

use kemet::{Icon, When};

/// Id, colour, level, copies; what it brings; name.
pub const TILES: &str = "\
RUB-1a ruby 1 x2 | power | Charge!
RUB-1b ruby 1 x2 | power | Priest of Mafdet
RUB-2a ruby 2 x1 | power | Carnage
RUB-2b ruby 2 x1 | card SB-1 | Wrryt Storm
RUB-2c ruby 2 x1 | creature phoenix | Phoenix
RUB-2d ruby 2 x1 | power | Portal
RUB-3a ruby 3 x1 | creature royal-scarab | Royal Scarab
RUB-3b ruby 3 x1 | power | Blades of Neith
RUB-3c ruby 3 x1 | power | Divine Wound
RUB-3d ruby 3 x1 | fame | Domination
RUB-4a ruby 4 x1 | creature giant-scorpion | Giant Scorpion
RUB-4b ruby 4 x1 | power | Initiative
RUB-4c ruby 4 x1 | gold | Surprise Attack
RUB-4d ruby 4 x1 | silver | Act of God
SAP-1a sapphire 1 x2 | power | Recruiting Scribe
SAP-1b sapphire 1 x2 | power | Defense!
SAP-2a sapphire 2 x1 | power | Reinforcement Prayer
SAP-2b sapphire 2 x1 | creature ancestral-elephant | Ancestral Elephant
SAP-2c sapphire 2 x1 | card SB-2 | Shetyw Defense
SAP-2d sapphire 2 x1 | power | Shield of Neith
SAP-3a sapphire 3 x1 | power | Legion
SAP-3b sapphire 3 x1 | power | Defensive Victory
SAP-3c sapphire 3 x1 | power | Spy
SAP-3d sapphire 3 x1 | fame | Domination
SAP-4a sapphire 4 x1 | power | Reinforcements
SAP-4b sapphire 4 x1 | creature sphinx fame | Sphinx
SAP-4c sapphire 4 x1 | gold | Divine Will
SAP-4d sapphire 4 x1 | silver | Act of God
DIA-1a diamond 1 x2 | power | Priest
DIA-1b diamond 1 x2 | power | Priestess
DIA-2a diamond 2 x1 | power | Magical Support
DIA-2b diamond 2 x1 | creature deep-desert-snake | Deep Desert Snake
DIA-2c diamond 2 x1 | power | Vision
DIA-2d diamond 2 x1 | power | Divine Boon
DIA-3a diamond 3 x1 | power | Hand of God
DIA-3b diamond 3 x1 | power | Divine Hunger
DIA-3c diamond 3 x1 | power | Priest of Thoeris
DIA-3d diamond 3 x1 | fame | Domination
DIA-4a diamond 4 x1 | power | Priest of Ra
DIA-4b diamond 4 x1 | power | Priest of Amon
DIA-4c diamond 4 x1 | creature mummy | The Mummy
DIA-4d diamond 4 x1 | silver | Act of God
ONY-1a onyx 1 x1 | units | Sword Mercenaries
ONY-1b onyx 1 x1 | units | Spear Mercenaries
ONY-1c onyx 1 x2 | power | Local Recruitment
ONY-2a onyx 2 x1 | power | Honor in Battle
ONY-2b onyx 2 x1 | power | Dedication to Battle
ONY-2c onyx 2 x1 | creature khnums-sphinx | Khnum's Sphinx
ONY-2d onyx 2 x1 | gold | Twin Ceremony
ONY-3a onyx 3 x1 | creature griffin-sphinx | Griffin Sphinx
ONY-3b onyx 3 x1 | gold | Forced March
ONY-3c onyx 3 x1 | power | Deadly Trap
ONY-3d onyx 3 x1 | fame | Domination
ONY-4a onyx 4 x1 | creature soul-devourer | Amout the Soul Devourer
ONY-4b onyx 4 x1 | power | Bestial Fury
ONY-4c onyx 4 x1 | power | Divine Might
ONY-4d onyx 4 x1 | silver | Act of God
AMB-1a amber 1 x2 | servant harkhuf-1 | Servant Harkhuf
AMB-1b amber 1 x2 | servant masaharta-1 | Servant Masaharta
AMB-2a amber 2 x1 | creature jackal | Jackal
AMB-2b amber 2 x1 | servant heqaib | Servant Heqaib
AMB-2c amber 2 x1 | servant bakatan | Servant Bakatan
AMB-2d amber 2 x1 | power | Forced Recall
AMB-3a amber 3 x1 | power | Hold the Ground
AMB-3b amber 3 x1 | power | Spoils of War
AMB-3c amber 3 x1 | servant ptahmose | Servant Ptahmose
AMB-3d amber 3 x1 | fame | Domination
AMB-4a amber 4 x1 | servant meryptah | Servant Meryptah
AMB-4b amber 4 x1 | creature cat | Cat
AMB-4c amber 4 x1 | gold | Warriors' Homage
AMB-4d amber 4 x1 | silver | Act of God
AME-1a amethyst 1 x2 | power | Tithe Thief
AME-1b amethyst 1 x2 | power | Dune Ambush
AME-2a amethyst 2 x1 | power | Venomed Blades
AME-2b amethyst 2 x1 | power | Annexation
AME-2c amethyst 2 x1 | power | Mirage
AME-2d amethyst 2 x1 | gold | Shadow Rite
AME-3a amethyst 3 x1 | power | Double Game
AME-3b amethyst 3 x1 | power | Ward of Chaos
AME-3c amethyst 3 x1 | power | Corrupted Recruits
AME-3d amethyst 3 x1 | fame | Domination
AME-4a amethyst 4 x1 | creature typhonic-beast | Typhonic Beast
AME-4b amethyst 4 x1 | power | Lord of Storms
AME-4c amethyst 4 x1 | power | Desecration
AME-4d amethyst 4 x1 | silver | Act of God
REN-RUB1 ruby 3 x1 | power | Omniscience
REN-RUB2 ruby 3 x1 | creature sacred-bull | Sacred Bull
REN-RUB3 ruby 3 x1 | power | Strategic Control
REN-SAP1 sapphire 3 x1 | power | Perfect Architecture
REN-SAP2 sapphire 3 x1 | creature giant-sandworm | Giant Sandworm
REN-SAP3 sapphire 3 x1 | power | Street Fighting
REN-DIA1 diamond 3 x1 | power | Strategic Hold
REN-DIA2 diamond 3 x1 | power | Night Ceremony
REN-DIA3 diamond 3 x1 | power | Gathered Tribes
REN-ONY1 onyx 3 x1 | power | Divine Support
REN-ONY2 onyx 3 x1 | power | Tactical Reinforcement
REN-ONY3 onyx 3 x1 | card SB-3 | Shield of Onyx
REN-AMB1 amber 3 x1 | power | Supreme Power
REN-AMB2 amber 3 x1 | creature hippopotamus | Hippopotamus
REN-AMB3 amber 3 x1 | gold | Restructuring
REN-AME1 amethyst 3 x1 | power | Energy Drain
REN-AME2 amethyst 3 x1 | power | Temple Raiders
REN-AME3 amethyst 3 x1 | power | Forced Tribute";

/// Tile, land moves, points attacking, points defending: strength, damage,
/// unblockable damage, shield, impenetrable shield.
pub const BONUSES: [(&str, u8, [u8; 5], [u8; 5]); 13] = [
    ("RUB-1a", 0, [1, 0, 0, 0, 0], [0; 5]),
    ("RUB-1b", 1, [0; 5], [0; 5]),
    ("RUB-2a", 0, [0, 1, 0, 0, 0], [0, 1, 0, 0, 0]),
    ("RUB-3b", 0, [1, 0, 0, 0, 0], [1, 0, 0, 0, 0]),
    ("RUB-4b", 0, [1, 1, 1, 0, 0], [0, 1, 1, 0, 0]),
    ("SAP-1b", 0, [0; 5], [1, 0, 0, 0, 0]),
    ("SAP-2d", 0, [0, 0, 0, 1, 0], [0, 0, 0, 1, 0]),
    ("ONY-3c", 0, [0; 5], [1, 0, 1, 0, 0]),
    ("ONY-4b", 1, [1, 1, 0, 0, 0], [1, 1, 0, 0, 0]),
    ("AME-2a", 0, [0, 0, 1, 0, 0], [0; 5]),
    ("AME-3b", 0, [0, 0, 0, 0, 1], [0, 0, 0, 0, 1]),
    ("REN-RUB3", 0, [0, 1, 0, 0, 0], [0, 0, 0, 1, 0]),
    ("REN-DIA3", 0, [0, 0, 0, 1, 0], [0, 0, 0, 1, 0]),
];

/// Tiles that give 1 strength in certain places.
pub const STRENGTH_ELSEWHERE: [(&str, When); 4] = [
    ("AME-1b", When::InDesert),
    ("AME-4c", When::AttackingForeignCity),
    ("REN-SAP3", When::InCity),
    ("REN-AME2", When::InHolyPlace),
];

/// Creature, tile, land moves; strength, damage, unblockable damage, shield.
pub const CREATURES: [(&str, &str, u8, [u8; 4]); 16] = [
    ("phoenix", "RUB-2c", 1, [1, 0, 0, 0]),
    ("royal-scarab", "RUB-3a", 2, [2, 0, 0, 0]),
    ("giant-scorpion", "RUB-4a", 1, [2, 2, 0, 0]),
    ("ancestral-elephant", "SAP-2b", 1, [1, 0, 0, 1]),
    ("sphinx", "SAP-4b", 1, [2, 0, 0, 0]),
    ("deep-desert-snake", "DIA-2b", 1, [0, 0, 0, 0]),
    ("mummy", "DIA-4c", 1, [2, 0, 0, 0]),
    ("khnums-sphinx", "ONY-2c", 1, [1, 0, 0, 0]),
    ("griffin-sphinx", "ONY-3a", 0, [2, 0, 0, 0]),
    ("soul-devourer", "ONY-4a", 1, [2, 0, 0, 0]),
    ("jackal", "AMB-2a", 1, [1, 0, 0, 0]),
    ("cat", "AMB-4b", 1, [2, 0, 0, 1]),
    ("typhonic-beast", "AME-4a", 1, [2, 0, 0, 0]),
    ("sacred-bull", "REN-RUB2", 2, [1, 0, 0, 0]),
    ("giant-sandworm", "REN-SAP2", 1, [2, 0, 0, 0]),
    ("hippopotamus", "REN-AMB2", 1, [1, 0, 1, 1]),
];

/// Card, strength, damage, shield, own loss.
pub const BATTLE_CARDS: [(&str, u8, u8, u8, u8); 12] = [
    ("BC-1", 4, 1, 0, 0),
    ("BC-2", 3, 2, 0, 0),
    ("BC-3", 1, 3, 0, 0),
    ("BC-4", 2, 2, 1, 0),
    ("BC-5", 2, 0, 2, 0),
    ("BC-6", 3, 0, 1, 0),
    ("BC-7", 5, 0, 0, 2),
    ("BC-8", 1, 1, 3, 0),
    ("SB-1", 3, 3, 0, 0),
    ("SB-2", 3, 0, 3, 0),
    ("SB-3", 2, 0, 0, 0),
    ("SB-S", 4, 0, 0, 0),
];

/// A DI card: id, name, copies, cost, icon; strength, damage, unblockable
/// damage, shield, impenetrable shield.
type DiRow = (&'static str, &'static str, u8, u8, Icon, [u8; 5]);

/// All DI cards.
pub const DI_CARDS: [DiRow; 22] = [
    ("DI-01", "War Rage", 5, 0, Icon::Battle, [1, 0, 0, 0, 0]),
    (
        "DI-02",
        "Bloody Battle",
        3,
        0,
        Icon::Battle,
        [0, 1, 0, 0, 0],
    ),
    ("DI-03", "Bronze Wall", 3, 0, Icon::Battle, [0, 0, 0, 1, 0]),
    ("DI-04", "War Fury", 2, 1, Icon::Battle, [2, 0, 0, 0, 0]),
    ("DI-05", "Bloodbath", 2, 1, Icon::Battle, [0, 2, 0, 0, 0]),
    ("DI-06", "Iron Wall", 2, 1, Icon::Battle, [0, 0, 0, 2, 0]),
    ("DI-07", "Tactical Support", 4, 0, Icon::Day, [0; 5]),
    ("DI-08", "Raining Fire", 4, 1, Icon::Day, [0; 5]),
    ("DI-09", "Prayer", 3, 0, Icon::Day, [0; 5]),
    ("DI-10", "Transfer", 3, 0, Icon::Move, [0; 5]),
    ("DI-11", "Swiftness", 2, 0, Icon::MoveStart, [0; 5]),
    ("DX-1", "Bloody Attack", 2, 1, Icon::Battle, [1, 1, 0, 0, 0]),
    (
        "DX-2",
        "Defensive Strike",
        2,
        1,
        Icon::Battle,
        [0, 1, 0, 1, 0],
    ),
    (
        "DX-3",
        "Protected Attack",
        1,
        1,
        Icon::Battle,
        [1, 0, 0, 1, 0],
    ),
    ("DX-4", "Deadly Wound", 2, 1, Icon::Battle, [0, 0, 1, 0, 0]),
    (
        "DX-5",
        "Ultimate Shield",
        1,
        1,
        Icon::Battle,
        [0, 0, 0, 0, 1],
    ),
    (
        "DX-6",
        "Planned Attack",
        2,
        2,
        Icon::Battle,
        [2, 0, 0, 2, 0],
    ),
    (
        "DX-7",
        "Unexpected Reinforcement",
        2,
        0,
        Icon::Recruit,
        [0; 5],
    ),
    ("DX-8", "Unhoped Assistance", 2, 1, Icon::Day, [0; 5]),
    ("DX-9", "Military Ceremony", 2, 0, Icon::Day, [0; 5]),
    ("DI-D", "Diversion", 0, 0, Icon::Battle, [0; 5]),
    ("DI-A", "Assemble!", 0, 0, Icon::Day, [0; 5]),
];
