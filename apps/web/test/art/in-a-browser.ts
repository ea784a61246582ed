import { createElement, render } from 'preact'
import { EffectSymbol, loadPortrait, Portrait, SYMBOL_NAMES } from '../../src/art/index.ts'

export interface Extent {
  readonly name: string
  readonly low: number
  readonly high: number
}

/** How far each symbol reaches on its grid of 24, the half of the stroke that lies outside included. */
export function extents(): readonly Extent[] {
  const main = document.querySelector('main')!
  return SYMBOL_NAMES.map((name) => {
    render(createElement(EffectSymbol, { name }), main)
    const { x, y, width, height } = main.querySelector('path')!.getBBox()
    return { name, low: Math.min(x, y) - 1, high: Math.max(x + width, y + height) + 1 }
  })
}

/** How many shapes are drawn at first, and once the face has come. */
export async function shapesOfPortrait(id: string, ahead: boolean): Promise<readonly [number, number]> {
  if (ahead) await loadPortrait(id)
  const main = document.querySelector('main')!
  render(null, main)
  render(createElement(Portrait, { id, mood: 'tense' }), main)
  const first = main.querySelectorAll('path').length
  await new Promise((done) => setTimeout(done, 200))
  return [first, main.querySelectorAll('path').length]
}
