/** Changes of a pack as data: each gives a new one and leaves the old as it was. */
export type Path = readonly (string | number)[]

export function at(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined,
    data,
  )
}

/** `undefined` takes the field, or the entry of a list, away. */
export function withAt(data: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(data)) {
    const list = data.slice()
    if (value === undefined && rest.length === 0) list.splice(Number(key), 1)
    else list[Number(key)] = withAt(data[Number(key)], rest, value)
    return list
  }
  const { [key]: inner, ...others } = (data ?? {}) as Record<string, unknown>
  const changed = withAt(inner, rest, value)
  if (changed === undefined) return others
  // In the place where it was: a file should not be shuffled by editing it.
  return key in ((data ?? {}) as object)
    ? { ...(data as Record<string, unknown>), [key]: changed }
    : { ...others, [key]: changed }
}

/** Another id wherever it stands: as a value, as the key of a text, in the lists that name it. */
export const renamed = (data: unknown, from: string, to: string): unknown =>
  mapped(data, (text) => (text === from ? to : text))

/** Another id of the pack: every id in it begins with that. */
export function withPackId(data: unknown, from: string, to: string): unknown {
  const moved = mapped(data, (text) => (isIdOf(from, text) ? to + text.slice(from.length) : text))
  return withAt(moved, ['id'], to)
}

const isIdOf = (pack: string, text: string): boolean =>
  text.startsWith(`${pack}.`) && /^[a-z0-9-]+\.[a-z0-9-]+$/.test(text)

function mapped(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data)
  if (Array.isArray(data)) return data.map((each) => mapped(each, change))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [change(key), mapped(value, change)]))
}

/** An id that the pack has not got yet. */
function freshId(data: unknown, stem: string): string {
  const pack = String(at(data, ['id']))
  const all = JSON.stringify(data)
  for (let n = 1; ; n++) {
    const id = `${pack}.${stem}${n === 1 ? '' : `-${n}`}`
    if (!all.includes(`"${id}"`)) return id
  }
}

/** Every empty id in it gets a name of its own, and every new id a text in every language. */
export function withIds(data: unknown, path: Path, stem: string, name: string): unknown {
  const part = at(data, path)
  if (typeof part !== 'object' || part === null) return data
  if (!Array.isArray(part) && (part as { id?: unknown }).id === '') {
    const id = freshId(data, stem)
    return withIds(named(withAt(data, [...path, 'id'], id), id, name), path, stem, name)
  }
  return Object.keys(part).reduce((done, key) => withIds(done, [...path, key], stem, name), data)
}

/** A first name for it, in every language of the pack. */
function named(data: unknown, id: string, name: string): unknown {
  const languages = Object.keys((at(data, ['texts']) ?? {}) as object)
  return languages.reduce((done, language) => withAt(done, ['texts', language, 'names', id], name), data)
}
