import { useState } from 'react';
import { AdFrame } from '../components/ui/ad-frame.tsx';
import { Banner } from '../components/ui/banner.tsx';
import { Button } from '../components/ui/button.tsx';
import { CentreCircle } from '../components/ui/centre-circle.tsx';
import { CornerArc } from '../components/ui/corner-arc.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { MessageBanner, useMessage } from '../components/ui/message.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { Spinner } from '../components/ui/spinner.tsx';
import { Line, Part } from './display-parts.tsx';

const tones = ['info', 'success', 'warning', 'danger'] as const;

const Banners = () => {
  const message = useMessage();
  const [closed, setClosed] = useState(false);
  return (
    <Part title="Banner · Message">
      {tones.map((tone) => (
        <Banner key={tone} tone={tone}>
          Takım kayıtları 5 Eylül akşamına kadar açık; kadrolar kaptanlar tarafından girilir.
        </Banner>
      ))}
      <Banner tone="warning" placement="page" action={<Button variant="secondary">Yeniden dene</Button>}>
        Güncelleniyor: gösterilen veriler 21:42 tarihli.
      </Banner>
      {!closed && (
        <Banner tone="danger" announced onClose={() => setClosed(true)}>
          <p className="font-semibold">Maçlar alınamadı</p>
          <p className="text-meta">Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.</p>
        </Banner>
      )}
      <MessageBanner message={message} />
      <Line>
        <Button onClick={() => message.say('Maç sonucu başarıyla güncellendi!')}>3 saniyelik mesaj</Button>
        <Button variant="secondary" onClick={() => message.say('Profil başarıyla güncellendi!', 5_000)}>
          5 saniyelik mesaj
        </Button>
      </Line>
    </Part>
  );
};

/** Banners, empty and failed parts, skeletons and advertisements. */
export const MessagesShowcase = () => (
  <>
    <Banners />
    <Part title="EmptyState">
      <EmptyState title="Henüz Maç Programı Yok" text="Fikstür hazırlandığında haftalar burada görünür." level={3}>
        <Button>Ana Sayfaya Dön</Button>
      </EmptyState>
      <EmptyState title="Sonuç Bulunamadı" level={3}>
        <Button variant="secondary">Filtreleri temizle</Button>
      </EmptyState>
    </Part>
    <Part title="Skeleton · Spinner">
      <div className="grid gap-4 md:grid-cols-3">
        <Skeleton shape="table" rows={4} onRetry={() => undefined} />
        <Skeleton shape="cards" rows={3} />
        <Skeleton shape="text" rows={6} />
      </div>
      <Line>
        <Spinner />
        <Spinner className="size-10" />
      </Line>
    </Part>
    <Part title="CornerArc · CentreCircle">
      <Line>
        <CornerArc />
        <CentreCircle />
      </Line>
    </Part>
    <Part title="AdFrame">
      <AdFrame slot="top" url="/robots.txt" />
      <AdFrame slot="bottom" url="/robots.txt" />
      <AdFrame slot="right" url="/robots.txt" />
    </Part>
  </>
);
