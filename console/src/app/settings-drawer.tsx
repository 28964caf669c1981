// The drawer of the page’s style: colour, dark or light, tags, header, logo; each acts at once (R-SHELL-029 to R-SHELL-033).
import { Button, ColorPicker, Drawer, Flex, Segmented, Switch } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChosen } from '../lib/kept-choice.ts';
import { changeLayout, defaultTheme, layoutSettings, looks, themePresets } from '../lib/layout-settings.ts';
import { useFocusReturn } from '../ui/use-focus-return.ts';
import { AntdLook } from './antd-look.tsx';

const switches = ['tagsView', 'fixedHeader', 'sidebarLogo'] as const;

export function SettingsDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  useFocusReturn();
  const settings = useChosen(layoutSettings);
  const switchWords = {
    tagsView: t('app.style.tagsView'),
    fixedHeader: t('app.style.fixedHeader'),
    sidebarLogo: t('app.style.sidebarLogo'),
  };
  const lookWords = {
    light: t('app.style.light'),
    dark: t('app.style.dark'),
    system: t('app.style.system'),
  };
  return (
    <AntdLook>
      <Drawer open size={360} title={t('app.style.title')} onClose={onClose}>
        <Flex vertical gap={20}>
          <Row name={t('app.style.theme')}>
            <ColorPicker
              value={settings.theme}
              disabledAlpha
              format="hex"
              presets={[{ label: t('app.style.presets'), colors: [...themePresets] }]}
              onChange={(colour) => changeLayout({ theme: colour.toHexString() })}
            >
              <Button className="theme-opener" aria-label={`${t('app.style.theme')} ${settings.theme}`}>
                <span className="theme-colour" style={{ background: settings.theme }} />
                {settings.theme}
              </Button>
            </ColorPicker>
          </Row>
          <Presets chosen={settings.theme} />
          <Row name={t('app.style.look')}>
            <Segmented
              size="small"
              aria-label={t('app.style.look')}
              options={looks.map((look) => ({ value: look, label: lookWords[look] }))}
              value={settings.look}
              onChange={(look) => changeLayout({ look })}
            />
          </Row>
          {switches.map((name) => (
            <Row key={name} name={switchWords[name]}>
              <Switch
                aria-label={switchWords[name]}
                checked={settings[name]}
                onChange={(isOn) => changeLayout({ [name]: isOn })}
              />
            </Row>
          ))}
          <Button
            onClick={() =>
              changeLayout({
                theme: defaultTheme,
                look: 'light',
                tagsView: true,
                fixedHeader: false,
                sidebarLogo: true,
              })
            }
          >
            {t('app.style.reset')}
          </Button>
        </Flex>
      </Drawer>
    </AntdLook>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Flex justify="space-between" align="center" gap={8}>
      <span>{name}</span>
      {children}
    </Flex>
  );
}

/** Each one press away; the picker beside them has every other colour. */
function Presets({ chosen }: { readonly chosen: string }) {
  const { t } = useTranslation();
  return (
    <fieldset className="theme-presets" aria-label={t('app.style.presets')}>
      {themePresets.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-label={theme}
          aria-pressed={theme.toLowerCase() === chosen.toLowerCase()}
          style={{ background: theme }}
          onClick={() => changeLayout({ theme })}
        />
      ))}
    </fieldset>
  );
}
