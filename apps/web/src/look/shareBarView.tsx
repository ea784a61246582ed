import css from './shareBar.module.css'

/**
 * A share as a thin bar beside its number, which says it in words. Not a `meter`: of those the browser makes four
 * elements each, and lays them out at every raised card.
 */
export function ShareBar({ share }: { share: number }) {
  return <span class={css.bar} style={{ '--share': share }} aria-hidden="true" />
}
