/** Given and family names of one writing tradition, as one written name. */
interface Tradition {
  readonly given: readonly string[];
  readonly family: readonly string[];
  /** `family-first` names are written without a space, as in Chinese, Japanese and Korean. */
  readonly order: 'given-first' | 'family-first';
}

const words = (text: string) => text.split(' ');

// Every name is a common one; the people are invented.
const TRADITIONS: readonly Tradition[] = [
  {
    given: words('Aoife Ciarán Gráinne Séamus Róisín Tadhg Sadhbh Oisín'),
    family: ['Ní Bhriain', 'Ó Súilleabháin', "O'Connor", 'Mac Giolla Phádraig', 'Nic Dhonnchadha'],
    order: 'given-first',
  },
  {
    given: words('Zoë François Éloïse Jürgen Anaïs Björn Gwenaël Håkon'),
    family: ['Müller-Lüdenscheidt', 'Lefèvre', 'Ødegård', 'Strauß', 'Ågren'],
    order: 'given-first',
  },
  {
    given: words('Łukasz Žofie Şebnem Ştefan Đorđe Małgorzata Çağlar Ludvík'),
    family: ['Wiśniewski', 'Dvořáková', 'Yıldırım', 'Țepeș', 'Kovačević'],
    order: 'given-first',
  },
  {
    given: words('Nguyễn Trần Phạm Lê'),
    family: ['Thị Hồng Nhung', 'Văn Đức', 'Quốc Bảo', 'Minh Phượng', 'Hữu Tài'],
    order: 'given-first',
  },
  {
    given: words('Ελένη Γιώργος Κατερίνα Νικόλαος Χρυσάνθη'),
    family: words('Παπαδοπούλου Οικονόμου Καραγιάννης Βλάχος'),
    order: 'given-first',
  },
  {
    given: words('Алёна Дмитро Ђорђе Светлана Їжак Цветелина'),
    family: words('Щербакова Коваленко Јовановић Іваненко Георгиева'),
    order: 'given-first',
  },
  {
    given: words('Անահիտ Գևորգ Նարինե Տիգրան'),
    family: words('Հակոբյան Սարգսյան Պետրոսյան'),
    order: 'given-first',
  },
  {
    given: words('ნინო გიორგი თამარ ლევან'),
    family: words('ბერიძე კაპანაძე გელაშვილი'),
    order: 'given-first',
  },
  {
    given: words('فاطمة محمد لیلا عبدالرحمن زینب یوسف'),
    family: ['الخطيب', 'بن علي', 'حسینی', 'النجار', 'رضایی'],
    order: 'given-first',
  },
  {
    given: words('שירה יעקב נועה איתמר תמר'),
    family: ['כהן', 'לוי', 'בן־דוד', 'מזרחי'],
    order: 'given-first',
  },
  {
    given: words('प्रिया अर्जुन लक्ष्मी कृष्ण श्रेया'),
    family: words('शर्मा त्रिपाठी श्रीवास्तव ज्ञानेश्वर'),
    order: 'given-first',
  },
  { given: words('কৌশিক অনিন্দিতা শ্রাবণী'), family: words('চট্টোপাধ্যায় বন্দ্যোপাধ্যায় রহমান'), order: 'given-first' },
  { given: words('தமிழ்ச்செல்வி கார்த்திக் மீனாட்சி'), family: words('சுப்பிரமணியன் கிருஷ்ணன்'), order: 'given-first' },
  { given: words('สมชาย กัญญารัตน์ ณัฐพงศ์'), family: words('ศรีสุข วงศ์ใหญ่ จันทร์เพ็ญ'), order: 'given-first' },
  { given: words('伟 秀英 思远 梓涵 𠮷祥'), family: words('王 欧阳 张 司马 刘'), order: 'family-first' },
  {
    given: words('さくら 健太 陽葵 翔 美穂'),
    family: words('佐藤 髙橋 渡邉 山﨑 小鳥遊'),
    order: 'family-first',
  },
  { given: words('서연 민준 지우 하은 도윤'), family: words('김 남궁 박 제갈 최'), order: 'family-first' },
  { given: words('ሰላም ዳዊት ትዕግሥት'), family: words('ተስፋዬ ገብረማርያም አበበ'), order: 'given-first' },
  {
    given: words('Tāne Ngaio Keoni ʻAlohilani'),
    family: words('Māhina Kahananui Tūwhare'),
    order: 'given-first',
  },
  {
    given: words('Adébáyọ̀ Chiọma Ọlámide Nkechi'),
    family: words('Ògúnlẹ́sì Okonkwọ Adéyẹmí'),
    order: 'given-first',
  },
];

/** The name of the n-th student: traditions take turns, and each walks through its pairs. */
export function nameOf(index: number): string {
  const tradition = TRADITIONS[index % TRADITIONS.length] as Tradition;
  const round = Math.floor(index / TRADITIONS.length);
  const { given, family, order } = tradition;
  const first = given[round % given.length] as string;
  const last = family[(round * 3 + Math.floor(round / given.length)) % family.length] as string;
  return order === 'given-first' ? `${first} ${last}` : `${last}${first}`;
}
