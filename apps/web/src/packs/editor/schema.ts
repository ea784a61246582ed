import { packJsonSchema } from '@negotiator/session'

/** As much of JSON Schema as the pack's has. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly additionalProperties?: Schema | false
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxLength?: number
  readonly pattern?: string
}

interface Root extends Schema {
  readonly $defs: Readonly<Record<string, Schema>>
}

/** The published schema: the forms are made of it, so that no field of a pack can be without one. */
export const PACK_SCHEMA = packJsonSchema() as Root

const REF = '#/$defs/'

export const isEffects = ({ $ref }: Schema): boolean => $ref === `${REF}Effects`

export function resolved(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : resolved(PACK_SCHEMA.$defs[schema.$ref.slice(REF.length)]!)
}

/** The schema of the entries of a list of the pack, `terror` for instance. */
export const entrySchema = (list: string): Schema => PACK_SCHEMA.properties![list]!.items!

/** The alternatives of a union, or null. */
export const variantsOf = (schema: Schema): readonly Schema[] | null =>
  resolved(schema).oneOf ?? resolved(schema).anyOf ?? null

/** The smallest value that the schema allows, for a field that is new. Ids are left empty: they are named elsewhere. */
export function blankOf(schema: Schema): unknown {
  const {
    const: fixed,
    enum: values,
    type,
    properties = {},
    required = [],
    items,
    prefixItems,
    minItems = 0,
  } = resolved(schema)
  if (fixed !== undefined) return fixed
  if (values !== undefined) return values[0]
  const variants = variantsOf(schema)
  if (variants !== null) return blankOf(variants[0]!)
  if (prefixItems !== undefined) return prefixItems.map(blankOf)
  switch (type) {
    case 'object':
      return Object.fromEntries(required.map((name) => [name, blankOf(properties[name]!)]))
    case 'array':
      return Array.from({ length: minItems }, () => blankOf(items!))
    case 'integer':
      return usualNumber(resolved(schema))
    case 'boolean':
      return false
    default:
      return ''
  }
}

/** One of something, if that is allowed. */
const usualNumber = ({ minimum = 0, maximum = 1 }: Schema): number => Math.min(Math.max(1, minimum), maximum)
