// Chooses the size of controls; what is shown follows at once, with what was typed (R-SHELL-034, R-SHELL-038, C-79).
import { useTranslation } from 'react-i18next';
import { controlSize, sizes } from '../lib/cookie-choices.ts';
import { useChosen } from '../lib/kept-choice.ts';
import { tell } from '../lib/notices.ts';
import { LineIcon } from '../ui/line-icon.tsx';
import { MenuButton } from '../ui/menu-button.tsx';

const words = {
  default: 'app.sizes.default',
  medium: 'app.sizes.medium',
  small: 'app.sizes.small',
  mini: 'app.sizes.mini',
} as const;

export function SizeSwitch() {
  const { t } = useTranslation();
  const current = useChosen(controlSize);
  const choices = sizes.map((size) => ({
    key: size,
    label: t(words[size]),
    isDisabled: size === current,
    onChoose: () => {
      controlSize.choose(size);
      tell('success', t('app.sizeSwitched'));
    },
  }));
  return (
    <MenuButton label={`${t('app.size')}: ${t(words[current])}`} choices={choices}>
      <LineIcon name="size" />
    </MenuButton>
  );
}
