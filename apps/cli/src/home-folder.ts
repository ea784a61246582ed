import { homedir, userInfo } from 'node:os'
import { isAbsolute, posix, win32 } from 'node:path'

/** What decides where files live; given apart from the process so that a test can be on any platform. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  readonly home: string
}

const here = (): Surroundings => ({ env: process.env, platform: process.platform, home: ownHome() })

/** HOME may be empty; the system knows better then. */
const ownHome = (): string => (isAbsolute(homedir()) ? homedir() : userInfo().homedir)

/** Where the platform keeps a program's files; NEGOTIATOR_HOME overrides. */
export function homeFolder({ env, platform, home }: Surroundings = here()): string {
  const path = platform === 'win32' ? win32 : posix
  const own = env.NEGOTIATOR_HOME
  // A relative one is taken from where the program was started, once: saves must not follow a later chdir.
  if (own) return path.resolve(own)
  if (platform === 'win32')
    return path.join(env.APPDATA || path.join(home, 'AppData', 'Roaming'), 'negotiator')
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'negotiator')
  // The XDG rules: a relative path counts as not set.
  const data = env.XDG_DATA_HOME
  const isUsable = data !== undefined && path.isAbsolute(data)
  return path.join(isUsable ? data : path.join(home, '.local', 'share'), 'negotiator')
}

/** What a player keeps, each in a folder of its own. */
export const KEPT = ['saves', 'packs', 'sets'] as const

export function folderOf(what: (typeof KEPT)[number]): string {
  const path = process.platform === 'win32' ? win32 : posix
  return path.join(homeFolder(), what)
}

export const savesFolder = (): string => folderOf('saves')
