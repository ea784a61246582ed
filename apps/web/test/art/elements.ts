import { type ComponentChildren, isValidElement, type VNode } from 'preact'

export interface Element {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

/** What a picture draws, flat: components without hooks are simply called. */
export function elementsOf(children: ComponentChildren): readonly Element[] {
  if (Array.isArray(children)) return children.flatMap(elementsOf)
  if (!isValidElement(children)) return []
  const { type, props } = children as VNode<{ children?: ComponentChildren }>
  if (typeof type === 'function') return elementsOf((type as (props: unknown) => ComponentChildren)(props))
  return [{ type, props: { ...props } }, ...elementsOf(props.children)]
}
