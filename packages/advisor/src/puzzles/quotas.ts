import { THEMES, type Theme } from './themes.ts'

/** Sees to it that a collection has some of every theme before it has many of one. */
export class ThemeQuotas {
  found = 0
  private readonly count: number
  private readonly each: number
  private readonly byTheme = new Map<Theme, number>()

  constructor(count: number) {
    this.count = count
    this.each = Math.max(1, Math.floor(count / THEMES.length))
  }

  get isFull(): boolean {
    return this.found >= this.count
  }

  /** One more is welcome if a theme lacks it, or if there is room beyond what the themes still lack. */
  readonly isWanted = (themes: readonly Theme[]): boolean =>
    themes.some((theme) => this.lacking(theme) > 0) || this.found + this.lackingInAll() < this.count

  add(themes: readonly Theme[]): void {
    this.found++
    for (const theme of themes) this.byTheme.set(theme, (this.byTheme.get(theme) ?? 0) + 1)
  }

  private lacking(theme: Theme): number {
    return Math.max(0, this.each - (this.byTheme.get(theme) ?? 0))
  }

  private lackingInAll(): number {
    return THEMES.reduce((sum, theme) => sum + this.lacking(theme), 0)
  }
}
