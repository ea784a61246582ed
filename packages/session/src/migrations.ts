/** What an older save lacks; it is checked only afterwards, so anything can be in it. */
type Data = Record<string, unknown>
type Migration = (save: Data) => Data

/** Seeds were drawn like this by every program that wrote format 1; anything else was typed. */
const DRAWN_SEED = /^[a-hjkmnp-z2-9]{8}$/

/** Format 1 did not tell a drawn seed from a chosen one, and knew neither own sets nor packs. */
function toFormat2(save: Data): Data {
  const { setup } = save
  if (!isData(setup) || typeof setup.seed !== 'string' || DRAWN_SEED.test(setup.seed)) return save
  return { ...save, setup: { ...setup, chosenSeed: true } }
}

/** The first makes format 2 of format 1, the next 3 of 2; none is ever changed, for old files stay as they are. */
const MIGRATIONS: readonly Migration[] = [toFormat2]

/** A save as the newest format has it; what is no save at all stays as it is. */
export function migrated(data: unknown, format: unknown): unknown {
  if (!isData(data) || typeof format !== 'number' || !Number.isInteger(format) || format < 1) return data
  return MIGRATIONS.slice(format - 1).reduce<Data>(
    (save, migrate, i) => ({ ...migrate(save), format: format + i + 1 }),
    data,
  )
}

const isData = (data: unknown): data is Data =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
