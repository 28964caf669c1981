// A link of which nobody can tell whose post it names, as a person reads it: which form can be read, and where to find that.
import type { Channel } from '@herald/channels/channel.ts';
import { linkForms } from '@herald/channels/link-forms.ts';
import type { Language } from '@herald/contract/languages.ts';
import { Refusal } from './refusal.ts';

/** The platform was not asked, and the publication stays as it was. */
export class LinkRefusal extends Refusal {
  readonly #channel: Pick<Channel, 'id' | 'rules'>;

  constructor(channel: Pick<Channel, 'id' | 'rules'>) {
    super('link-unreadable', { channel: channel.rules.name });
    this.#channel = channel;
  }

  override detailIn(language: Language): string {
    return linkForms[this.#channel.id][language];
  }
}
