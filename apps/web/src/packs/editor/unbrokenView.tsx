import { Component, type ComponentChildren } from 'preact'
import page from '../../own/own.module.css'
import { ownText } from '../../own/ownText.ts'

/** Whatever a pack does to a form, the page around it stays. */
export class Unbroken extends Component<{ readonly children: ComponentChildren }, { isBroken: boolean }> {
  override state = { isBroken: false }

  override componentDidCatch(): void {
    this.setState({ isBroken: true })
  }

  render() {
    if (this.state.isBroken) return <p class={page.refused}>{ownText('edit.broken')}</p>
    return this.props.children
  }
}
