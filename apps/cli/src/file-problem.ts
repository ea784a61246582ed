/** Why a file cannot be read or written, as far as a player can do something about it. */
export type FileProblemCode =
  | 'missing'
  | 'no-folder'
  | 'no-permission'
  | 'disk-full'
  | 'read-only'
  | 'not-a-file'
  | 'too-large'
  | 'input-output'

const CODES: Readonly<Record<string, FileProblemCode>> = {
  ENOENT: 'missing',
  EACCES: 'no-permission',
  EPERM: 'no-permission',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EROFS: 'read-only',
  EISDIR: 'not-a-file',
  ENOTDIR: 'not-a-file',
}

export interface FileProblem {
  readonly code: FileProblemCode
  readonly file: string
  readonly detail: string
}

/** Reasons that hold for a folder as for a file. */
const OF_FOLDERS_TOO: readonly FileProblemCode[] = ['no-permission', 'disk-full', 'read-only']

export function fileProblem(file: string, error: unknown): FileProblem {
  const { code = '', message, syscall, path = file } = error as NodeJS.ErrnoException
  const problem = { code: CODES[code] ?? 'input-output', file, detail: code || message }
  if (syscall !== 'mkdir' || OF_FOLDERS_TOO.includes(problem.code)) return problem
  return { ...problem, code: 'no-folder', file: path }
}
