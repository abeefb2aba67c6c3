import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const STARTING = 30_000;

function program(): string {
  const path = process.env["ENNEAD_PROGRAM"];
  if (!path) throw new Error("ENNEAD_PROGRAM names no program: run `cargo xtask browser`");
  return path;
}

/** The client as it was built last, rather than the one in the program: that need not be built anew for it. */
function client(): string[] {
  const folder = process.env["ENNEAD_CLIENT"];
  return folder ? ["--client", folder] : [];
}

/** What the program says about a record, as far as it was asked. */
interface Told {
  view?: unknown;
  outcome?: unknown;
  actions?: number;
  /** What happened with each action, by its number. */
  log?: { action: number; events: { what: string }[] }[];
}

/** The real server over a folder of its own. */
export class House {
  private constructor(
    private readonly server: ChildProcess,
    private readonly folder: string,
    readonly url: string,
  ) {}

  static async open(...options: string[]): Promise<House> {
    const folder = await mkdtemp(join(tmpdir(), "ennead-browser-"));
    const words = ["serve", "--port", "0", "--data", join(folder, "data"), "--bot-pause", "60", "--limits", "off", "--log-level", "warn", ...client(), ...options];
    const server = spawn(program(), words, { stdio: ["ignore", "pipe", "inherit"] });
    return new House(server, folder, await announced(server));
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.server.once("exit", resolve));
    this.server.kill("SIGTERM");
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Records of so many games between bots, the same ones every time. */
  async games(game: string, count: number, ...words: string[]): Promise<string[]> {
    const folder = await mkdtemp(join(this.folder, "games-"));
    await run(program(), ["sim", game, "--games", String(count), "--seed", "7", "--save", folder, ...words], { maxBuffer: 1 << 28 });
    const files = (await readdir(folder)).sort();
    return Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  }

  /** What the program itself says about a record. */
  async replay(record: string, ...words: string[]): Promise<Told> {
    const file = join(this.folder, "game.ennead");
    await writeFile(file, record);
    const { stdout } = await run(program(), ["replay", file, "--json", ...words], { maxBuffer: 1 << 28 });
    return JSON.parse(stdout) as Told;
  }
}

/** The address the server prints once it listens. */
function announced(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const late = setTimeout(() => reject(new Error(`the server does not start: ${said}`)), STARTING);
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    server.stdout?.on("data", (data: Buffer) => {
      said += data.toString();
      const [url] = /http:\/\/\S+/.exec(said) ?? [];
      if (!url) return;
      clearTimeout(late);
      resolve(url);
    });
  });
}
